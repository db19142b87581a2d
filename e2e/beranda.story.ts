/** An owner at the dashboard: every shop of the chain, and a change of shop without signing out. */
import type { Page } from '@playwright/test'
import { inDatabase } from '#test/tools/ask.ts'
import { expect, test } from './story.ts'
import { ke, masuk, modal, TOKO } from './staf.ts'
import { penjualanSah, scanBarang } from './penjualan.ts'

const DUA = 'TOKO EMAS KENCANA DUA'
const kartu = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The door to the other shops, which is the name of this one. */
const namaToko = (page: Page, nama: string) =>
  page.getByRole('banner').getByRole('button', { name: `${nama}, ganti toko` })
const total = (page: Page) => page.getByLabel('Total', { exact: true })

test(
  'an owner goes on in another shop; what was typed waits in this one',
  { tag: '@session' },
  async ({ page, toko, awas }) => {
    // A tab that was left behind asks once more, with a session that is over.
    awas.izinkan(/401 /)
    await penjualanSah(toko, '00000001')
    await masuk(page, 'OWN1', '/transaksi-penjualan')
    await scanBarang(page, '00000002')
    const lain = await page.context().newPage()
    await lain.goto('/lihat-penjualan')
    await expect(namaToko(lain, TOKO)).toBeVisible()

    await namaToko(page, TOKO).click()
    const choice = modal(page, 'Ganti Toko')
    await expect(choice).toContainText(`Sekarang di ${TOKO}`)
    await choice.getByRole('button', { name: DUA }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page).toHaveTitle(`${DUA} | DASHBOARD`)
    await expect(kartu(page, 'Penjualan Hari Ini')).toContainText('0 nota')
    await expect(namaToko(lain, DUA)).toBeVisible()
    await ke(page, '/transaksi-penjualan')
    await expect(total(page)).not.toContainText('1 barang')
    expect(
      await inDatabase(
        toko,
        `SELECT kode_toko FROM sesi WHERE user_id = 'OWN1' AND dicabut_at IS NULL AND masuk_sebelumnya IS NULL`,
      ),
    ).toEqual([{ kode_toko: 'TK02' }])

    await ke(page, '/dashboard')
    const all = kartu(page, 'Semua toko')
    await expect(all.getByRole('row', { name: new RegExp(`^${DUA}`) })).toContainText('Toko ini')
    await all.getByRole('button', { name: `Masuk ke ${TOKO}`, exact: true }).click()
    await expect(page).toHaveTitle(`${TOKO} | DASHBOARD`)
    await ke(page, '/transaksi-penjualan')
    await expect(total(page)).toContainText('1 barang')
  },
)
