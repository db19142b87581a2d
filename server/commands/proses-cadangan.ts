/** `npm run cadangan` in a process of its own, so that no till waits for a backup. */
import { setPriority } from 'node:os'
import { inOtherProcess } from '../process/anak.ts'

const PROGRAM = new URL('./cadangan.ts', import.meta.url)
/** The tills come first. */
const PRIORITAS = 10

/** A process of this command. @throws what it said last */
export const prosesCadangan =
  (env: NodeJS.ProcessEnv) =>
  (args: readonly string[], berhenti: AbortSignal): Promise<void> =>
    inOtherProcess({
      sumber: PROGRAM,
      args,
      env,
      berhenti,
      mulai({ pid }) {
        try {
          setPriority(pid!, PRIORITAS)
        } catch {
          // The process may be gone already, or the system has no priorities.
        }
      },
    })

/** The one that was due. */
export const olehProses =
  (env: NodeJS.ProcessEnv) =>
  (jadwal: Date, berhenti: AbortSignal): Promise<void> =>
    prosesCadangan(env)(['--jadwal', jadwal.toISOString()], berhenti)
