/** Reports at the screen: what each says when there is nothing, and when no answer came (DOMAIN §E.0). */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { reportDi } from '#client/reports/reports.ts'
import { openToasts } from '#client/net/toasts.ts'
import { messages } from '#domain/messages.ts'
import { menus } from '#domain/menus.ts'
import type { Report } from '#domain/report.ts'
import { oneOf } from '#test/tools/chance.ts'
import { choose, toasts } from './hands.ts'
import { tell, unreachable } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

/** Reports that are never empty: the shop always holds pieces, and the balances it opened with. */
const SELALU_ADA: readonly string[] = [
  '/laporan-barang-detail',
  '/laporan-barang-sumary',
  '/laporan-bukti-faktur',
  '/laporan-timbang-baki',
  '/laporan-transaksi-keuangan-cash',
  '/laporan-keuangan-non-cash',
]
/** Screens of their own: the monthly recap is four reports behind one, the day's sheet is none. */
const SENDIRI: readonly string[] = ['/laporan-rekap-perbulan', '/laporan-eod']
/** A report that needs a number asks nothing without one, and there is none here: e2e/kirim.story.ts asks for one. */
const perluNomor = ({ filters }: Report): boolean =>
  Object.values(filters).some((f) => f.kind === 'nomor' && !f.nomor.semua)

const laporan = menus.flatMap(({ path }) => {
  const report = path.startsWith('/laporan-') && !SENDIRI.includes(path) ? reportDi(path) : undefined
  return report?.menus[0] === path && !perluNomor(report) ? [[path, report] as const] : []
})

const cari = () => page.getByRole('button', { name: 'Cari', exact: true })
const pdf = () => page.getByRole('button', { name: 'Export PDF' })

test('there are reports enough', () => expect(laporan.length).toBeGreaterThan(40))

describe('says in its own words that there is nothing, and that no answer came', () => {
  // All reports are drawn by the same code: a part of them is looked at, and all on demand.
  test.each(oneOf(5, laporan, 'laporan'))('%s', async (path, report) => {
    const { title, success, empty, tableEmpty, failure, eksporBilaAda } = report
    await openScreen(path, { world: 'menu' })
    for (const filter of Object.values(report.filters))
      if (!filter.schema.safeParse(undefined).success && filter.kind === 'kode')
        await choose(page.getByRole('combobox', { name: filter.label }), 'SEMUA')
    await cari().click()
    if (SELALU_ADA.includes(path)) {
      await expect.poll(toasts).toContain(success)
      await expect.element(pdf()).toBeEnabled()
    } else {
      await expect.poll(toasts).toContain(empty)
      await expect.element(page.getByRole('region', { name: title })).toHaveTextContent(tableEmpty)
      if (eksporBilaAda) await expect.element(pdf()).not.toBeInTheDocument()
      else await expect.element(pdf()).toBeDisabled()
    }
    openToasts.set([])
    tell(unreachable(report.page ?? report.call))
    await cari().click()
    await expect.poll(toasts).toContain(failure ?? messages.connectionTrouble)
    // Finding nothing is told in other words than not knowing.
    for (const said of toasts()) expect([empty, tableEmpty]).not.toContain(said)
    openToasts.set([])
    // The answer of a proxy in the server's place has none of its words.
    tell({ call: report.page ?? report.call, answer: () => ({ status: 502, reply: {} }) })
    await cari().click()
    await expect.poll(toasts).toContain(failure ?? messages.requestError)
  })
})

test('attempts at an otorisasi are listed, also the refused ones', async () => {
  await openScreen('/laporan-otorisasi', { world: 'beranda' })
  await cari().click()
  const row = page.getByRole('region', { name: 'Laporan Otorisasi' }).getByRole('row', { name: /SPV1/ })
  await expect.element(row).toHaveTextContent('BATAL PENJUALAN')
  await expectAccessible()
})
