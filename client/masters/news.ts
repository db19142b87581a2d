/** Somebody changed a master: whatever shows its rows, its pickers everywhere, loads them anew. */
import { masters } from '#domain/masters/index.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate } from '#client/net/query.ts'

/** Without a name anything may have been missed. */
const refresh = (name?: string): Promise<unknown> =>
  invalidate(
    ...masters
      .filter((m) => name === undefined || m.name === name)
      .flatMap((m) => [...Object.values(m.calls), ...(m.screen.page ? [m.screen.page] : [])]),
  )

export const useMasterNews = (): void =>
  useLive('master', (news) => void refresh((news as { name: string } | undefined)?.name))
