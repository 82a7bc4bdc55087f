"""Bugs in the hall and in its store."""

from __future__ import annotations

from typing import Final

from tests.planted.bug import Bug

SERVER: Final = "src/sandtable/server/"
APPENDED: Final = (
    "        await self.store.append(fork.id, first, encoded, head(fork), fence)\n        self.room = fork\n"
)

HALL: Final = (
    Bug(
        "sv-record-is-a-bad-request",
        "server",
        "A program that asks for the record of a running game is told that its request was bad.",
        SERVER + "web/app.py",
        '    "not-over": 409,\n',
        "",
        "tests/server/test_rest.py -k record_needs_a_finished_game",
    ),
    Bug(
        "sv-rematch-never-told",
        "server",
        "A rematch is opened and nobody is told where: an await is missing.",
        SERVER + "hall/lobby/lobby.py",
        "            await self._link_rematch(live, id)",
        "            self._link_rematch(live, id)",
        "tests/server/test_whole_games.py -k rematch",
    ),
    Bug(
        "sv-told-before-written",
        "server",
        "Pages are shown a decision before it is on the disk: after a crash it never was.",
        SERVER + "hall/live.py",
        APPENDED,
        "        self.room = fork\n"
        "        self.show(first, decision.entries, decision.entries[-1].at)\n"
        "        await asyncio.sleep(0.02)\n"
        "        await self.store.append(fork.id, first, encoded, head(fork), fence)\n",
        "tests/server/test_killed.py",
    ),
    Bug(
        "sv-no-lock",
        "server",
        "Two answers at the same moment are both decided on the same position.",
        SERVER + "hall/live.py",
        "        async with self.lock:\n            for _ in range(TRIES):",
        "        async with asyncio.Lock():\n            for _ in range(TRIES):",
        "tests/server/test_whole_games.py",
    ),
    Bug(
        "sv-memory-ahead-of-the-disk",
        "server",
        "Whoever asks while the disk is busy is answered from a decision that may yet be lost.",
        SERVER + "hall/live.py",
        APPENDED,
        "        self.room = fork\n"
        "        await self.store.append(fork.id, first, encoded, head(fork), fence)\n",
        "tests/server/test_disk_before_words.py",
    ),
    Bug(
        "sv-neighbours-may-write",
        "server",
        "A page of another host of the same site may open tables in a guest's name.",
        SERVER + "web/guard.py",
        'not in ("same-origin", "none"):',
        'not in ("same-origin", "same-site", "none"):',
        "tests/server/test_rest.py -k other_sites",
    ),
    Bug(
        "sv-link-works-twice",
        "server",
        "A personal link that was used can be used again by whoever finds it.",
        SERVER + "web/cookies.py",
        "        if await self.store.set_value_once(USED + once, mark) != mark:",
        "        if not await self.store.set_value_once(USED + once, mark):",
        "tests/server/test_rest.py -k personal_link",
    ),
    Bug(
        "sv-undo-where-it-is-forbidden",
        "server",
        "Decisions can be taken back at a table that agreed on no undo.",
        SERVER + "table/desk.py",
        "        self._undo_allowed()\n        limit = ",
        "        limit = ",
        "tests/server/test_what_was_agreed.py",
    ),
    Bug(
        "sv-lent-seat-acts",
        "server",
        "A player who has lent the seat to a bot can still play, and so can the bot.",
        SERVER + "table/desk.py",
        "        if self.room.chairs[request.seat].lent:\n"
        '            raise Refusal("seat-lent")\n'
        "        return decisions.act(",
        "        return decisions.act(",
        "tests/server/test_whole_games.py -k bot_takes",
    ),
    Bug(
        "sv-increment-in-milliseconds",
        "server",
        "The increment of a game clock is a thousand times too small.",
        SERVER + "table/clocks.py",
        "self.left[seat] += self.rule.increment * 1000",
        "self.left[seat] += self.rule.increment",
        "tests/server/test_clocks.py",
    ),
    Bug(
        "sv-clocks-not-kept",
        "server",
        "After a restart from a snapshot, a table no longer has clocks.",
        SERVER + "table/snapshots.py",
        "room.proposal, room.proposals, room.clocks = saved.proposal, saved.proposals, saved.clocks",
        "room.proposal, room.proposals = saved.proposal, saved.proposals",
        "tests/server/test_life_of_a_table.py",
    ),
    Bug(
        "sv-a-line-is-missing",
        "server",
        "A page that was away does not get the first line it missed.",
        SERVER + "hall/live.py",
        "min(MISSED_LINES, max(0, self.room.seq - since))",
        "min(MISSED_LINES, max(0, self.room.seq - since - 1))",
        "tests/server/test_whole_games.py -k reconnects",
    ),
    Bug(
        "sv-rematch-without-turning",
        "server",
        "In every rematch the same player begins.",
        SERVER + "hall/lobby/lobby.py",
        "enumerate([*room.chairs[1:], *room.chairs[:1]])",
        "enumerate(room.chairs)",
        "tests/server/test_whole_games.py -k rematch",
    ),
    Bug(
        "sv-cookie-for-scripts",
        "server",
        "Any script on the page can read who the guest is and send it away.",
        SERVER + "web/cookies.py",
        "httponly=True",
        "httponly=False",
        "tests/server/test_rest.py -k 'name_and_a_cookie'",
    ),
    Bug(
        "sv-webhook-into-the-network",
        "server",
        "A webhook reaches into our own network if one of its addresses is outside.",
        SERVER + "hall/calls/webhook.py",
        "not all(is_outside(ip_address(address)) for address in addresses)",
        "not any(is_outside(ip_address(address)) for address in addresses)",
        "tests/server/test_webhook.py",
    ),
    Bug(
        "sv-slow-page-never-dropped",
        "server",
        "A page that does not read fills the memory of the hall.",
        SERVER + "hall/page.py",
        "        except asyncio.QueueFull:\n            self.too_slow.set()",
        "        except asyncio.QueueFull:\n            pass",
        "tests/server/test_slow_pages.py -k never_reads",
    ),
    Bug(
        "sv-message-overtakes",
        "server",
        "A page that reads slowly gets a new message before older ones that still wait.",
        SERVER + "hall/page.py",
        "if self.queued or not self.send_at_once(message):",
        "if not self.send_at_once(message):",
        "tests/server/test_at_once.py",
    ),
    Bug(
        "sv-odds-where-they-are-forbidden",
        "server",
        "The odds are told at a table that agreed on none.",
        SERVER + "web/answers.py",
        '            if request.question == "odds" and not room.settings.odds:\n'
        '                raise Refusal("no-odds-here")\n',
        "",
        "tests/server/test_what_was_agreed.py",
    ),
)

STORE: Final = (
    Bug(
        "st-no-fsync",
        "store",
        "A power cut loses decisions that were answered.",
        SERVER + "store/sqlite.py",
        '"synchronous=FULL"',
        '"synchronous=NORMAL"',
        "tests/server/test_sqlite.py",
    ),
    Bug(
        "st-older-snapshot-wins",
        "store",
        "A late snapshot replaces a newer one.",
        SERVER + "store/writing.py",
        "    elif older.seq < snapshot.seq:\n",
        "    else:\n",
        "tests/server/test_store.py",
    ),
    Bug(
        "st-gap-in-the-log",
        "store",
        "The log of a table may have a hole, and the table can never be opened again.",
        SERVER + "store/writing.py",
        "if self.seq > stored.last + 1:",
        "if self.seq > stored.last + 2:",
        "tests/server/test_store.py",
    ),
    Bug(
        "st-left-but-listed",
        "store",
        "A table that a guest has left stays among the guest's own.",
        SERVER + "store/writing.py",
        "    if old - new:\n",
        "    if old - new and new - old:\n",
        "tests/server/test_store.py",
    ),
    Bug(
        "st-readable-by-all",
        "store",
        "Everybody on the machine can read the seeds and the signing key.",
        SERVER + "store/sqlite.py",
        "os.O_RDWR | os.O_CREAT, 0o600",
        "os.O_RDWR | os.O_CREAT, 0o644",
        "tests/server/test_sqlite.py",
    ),
    Bug(
        "st-reads-before-the-lock",
        "store",
        "Two halls that write to one file at the same time both think they are next.",
        SERVER + "store/sqlite.py",
        'sa.text("BEGIN IMMEDIATE")',
        'sa.text("BEGIN")',
        "tests/server/test_store.py",
    ),
    Bug(
        "st-no-fence",
        "store",
        "A hall that was given up for dead wakes up and lets its bots move as if nothing had happened.",
        SERVER + "store/writing.py",
        "if self.fence is not None and self.fence != stored.fence:",
        "if self.fence is not None and self.fence > stored.fence:",
        "tests/server/test_store_sharing.py",
    ),
    Bug(
        "st-written-twice",
        "store",
        "After PostgreSQL was restarted, a move that was already written counts as refused.",
        SERVER + "store/writing.py",
        "if again and is_written(connection, each, known)}",
        "if not again and is_written(connection, each, known)}",
        "tests/server/test_store_sharing.py",
    ),
    Bug(
        "st-driver-of-the-living",
        "store",
        "Two halls drive the same table.",
        SERVER + "store/sharing.py",
        "free = sa.or_(heads.c.driver == hall, heads.c.driver.not_in(alive))",
        "free = heads.c.driver != hall",
        "tests/server/test_store_sharing.py",
    ),
)

BUGS: Final = (*HALL, *STORE)
