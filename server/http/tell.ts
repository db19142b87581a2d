/** News of a write for screens and processes: gathered, and told when it has been committed. */
import type { Context } from '../context.ts'
import { SELURUH_RANTAI } from '../db/transaction.ts'
import type { Live, News } from '../process/live.ts'

export const announcing =
  (news: News[], kode_toko: string): Context['announce'] =>
  (event, payload, to = 'toko') =>
    void news.push({
      kind: 'screen',
      kode_toko: to === 'chain' ? SELURUH_RANTAI : kode_toko,
      event,
      payload,
    })

/** All that a use case may tell; `kabari` alone is told at once. */
export function telling(
  news: News[],
  live: Live,
  kode_toko: string,
): Required<Pick<Context, 'announce' | 'kabari' | 'forget' | 'settingsChanged'>> {
  const announce = announcing(news, kode_toko)
  return {
    announce,
    kabari: (event, payload) => void live.tellAll([{ kind: 'screen', kode_toko, event, payload }]),
    forget: (which) => void news.push({ kind: 'sesi', ...which }),
    settingsChanged: () => {
      news.push({ kind: 'settings', kode_toko })
      announce('para-system', {})
    },
  }
}
