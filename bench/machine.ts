/** On what a measurement was made: figures mean nothing without it. */
import os from 'node:os'
import { onDatabase } from './stage.ts'

export async function machine(url: string): Promise<string> {
  const { version, fsync, commit, pages } = await onDatabase(url, async (client) => {
    const { rows } = await client.query<{ version: string; fsync: string; commit: string; pages: string }>(
      `SELECT current_setting('server_version') AS version, current_setting('fsync') AS fsync,
         current_setting('synchronous_commit') AS commit, current_setting('full_page_writes') AS pages`,
    )
    return rows[0]!
  })
  const cpus = os.cpus()
  const gib = (os.totalmem() / 2 ** 30).toFixed(0)
  const load = os.loadavg()[0]!.toFixed(2)
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `${cpus.length} cores (${cpus[0]?.model.trim() ?? '?'}), ${gib} GiB, ${os.type()} ${os.release()}, load before the run ${load}`,
    `Node ${process.versions.node}; PostgreSQL ${version}, fsync ${fsync}, synchronous_commit ${commit}, full_page_writes ${pages}`,
  ].join('\n')
}
