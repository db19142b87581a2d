/** Reloads everything that shows rows of a master, its pickers included, when a user has changed it. */
import { useLive } from '#client/net/live.ts'
import { invalidate } from '#client/net/query.ts'

/** Without a name anything may have been missed. */
async function refresh(name?: string): Promise<void> {
  // All masters weigh more than the shell around them: they come with the first news.
  const { masters } = await import('#domain/masters/index.ts')
  await invalidate(
    ...masters
      .filter((m) => name === undefined || m.name === name)
      .flatMap((m) => [...Object.values(m.calls), ...(m.screen.page ? [m.screen.page] : [])]),
  )
}

export const useMasterNews = (): void =>
  useLive('master', (news) => void refresh((news as { name: string } | undefined)?.name))
