"""The followers of Sobek: one module for each character (CL-K3, CL-C1 to CL-C7)."""
