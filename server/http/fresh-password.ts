/**
 * An open session is not its user: who finds one whose level may change everything meets the password before rights, users, keys and
 * gold prices. What was given counts for ten minutes.
 */
import type { CallDefinition } from '#domain/call.ts'
import { errors } from '#domain/errors.ts'
import type { Level } from '#domain/level.ts'
import type { Session } from '../context.ts'

const ASKED: ReadonlySet<Level> = new Set(['OWN', 'SU', 'ADM'])
const GOOD_MS = 10 * 60_000

/** @throws errors.passwordLagi */
export function checkFreshPassword({ freshPassword }: CallDefinition, session: Session, now: Date): void {
  if (!freshPassword || !ASKED.has(session.user.level)) return
  if (now.getTime() - session.password_at.getTime() > GOOD_MS) throw errors.passwordLagi()
}
