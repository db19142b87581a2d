/** What an open screen must learn at once, wherever the user stands: their rights, the shop's settings, masters. */
import { paraSystemSatu, paraSystemSemua } from '#domain/calls/para-system.ts'
import { pengaturanNotaSemua } from '#domain/calls/pengaturan-nota.ts'
import { useLive } from '#client/live.ts'
import { useMasterNews } from '#client/masters/news.ts'
import { invalidate, useCall } from '#client/query.ts'
import { refreshMe } from './me.ts'

const LAMA = { staleTime: 600_000, quiet: true }

export function useNews(enabled: boolean): void {
  useLive('hak-akses', () => void refreshMe())
  useMasterNews()
  useLive('para-system', () => void invalidate(paraSystemSemua, paraSystemSatu))
  useLive('pengaturan-nota', () => void invalidate(pengaturanNotaSemua))
  // Known before anything is printed (client/ui/useCetak.ts).
  useCall(pengaturanNotaSemua, {}, { ...LAMA, enabled })
}
