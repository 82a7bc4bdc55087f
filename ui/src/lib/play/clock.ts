/* A remaining time as digits. */
const DAY = 86_400;

/** The digits of a clock: `4:05`, `1:04:05`, and for a day or more `2d 03:04`. */
export function clockDigits(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)}d ${two((seconds % DAY) / 3600)}:${two((seconds % 3600) / 60)}`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
