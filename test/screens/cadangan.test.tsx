/** Cadangan: backups are asked for, watched, read again and taken away; what fails or is refused is told (docs/decisions/29-cadangan.md). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CallReply } from '#domain/call.ts'
import { beranda } from '#domain/calls/beranda.ts'
import {
  buatCadangan,
  listCadangan,
  periksaCadangan,
  unduhCadangan,
  type Cadangan,
} from '#domain/calls/cadangan.ts'
import { errors } from '#domain/errors.ts'
import { call } from '#client/net/api.ts'
import { invalidate } from '#client/net/query.ts'
import { refuses, replies, sent, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

type State = CallReply<typeof listCadangan>
const EMPTY: State = {
  tempat: '/mnt/disk2/cadangan',
  bawaan: false,
  jam: '23:30',
  simpan: 30,
  kerja: null,
  gagal: null,
  cadangan: [],
}
const BAIK: Cadangan = {
  id: 7,
  mulai: '2025-01-15T02:00:00.000Z',
  selesai: '2025-01-15T02:01:00.000Z',
  status: 'BAIK',
  asal: 'LAYAR',
  oleh: 'OWN1',
  nama: 'kencana-20250115-020000-3f9a.tar',
  bytes: 12_345_678,
  hash: 'ab'.repeat(32),
  sebab: null,
  ada: true,
  diperiksa: null,
  temuan: null,
}
const GAGAL: Cadangan = {
  ...BAIK,
  id: 6,
  status: 'GAGAL',
  asal: 'JADWAL',
  oleh: null,
  nama: 'kencana-20250114-163000-0001.tar',
  bytes: null,
  hash: null,
  sebab: 'folder /mnt/disk2 tidak ada: sambungkan disknya',
  ada: false,
}
const state = (lain: Partial<State> = {}) => replies(listCadangan, { ...EMPTY, ...lain })
const buka = (lain: Partial<State> = {}) => openScreen('/cadangan', { world: 'menu', told: [state(lain)] })
/** The server says another thing from now on. */
async function kini(lain: Partial<State>): Promise<void> {
  tell(state(lain))
  await invalidate(listCadangan)
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const row = (name: RegExp) => page.getByRole('row', { name })

test('none yet: where they will be is told, one is asked for, and is watched until it is there', async () => {
  await buka()
  await expect.element(page.getByText('Belum Ada Cadangan')).toBeVisible()
  await expect.element(page.getByText('/mnt/disk2/cadangan')).toBeVisible()
  await expect.element(page.getByText(/Dibuat sendiri tiap hari pukul 23:30/)).toBeVisible()
  await expectAccessible()

  const berjalan: Cadangan = {
    ...BAIK,
    status: 'BERJALAN',
    selesai: null,
    bytes: null,
    hash: null,
    ada: false,
  }
  tell(
    replies(buatCadangan, {}),
    state({ kerja: { apa: 'BUAT', id: null, detik: 75 }, cadangan: [berjalan] }),
  )
  await button('Buat Cadangan').click()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Cadangan sedang dibuat, sudah 1 menit 15 detik' }))
    .toBeVisible()
  await expect.element(button('Buat Cadangan')).toBeDisabled()
  await expect.element(row(/BERJALAN/)).toBeVisible()
  // The screen asks again by itself.
  tell(state({ cadangan: [BAIK] }))
  await expect.element(row(/BAIK/)).toHaveTextContent('13 MB')
  await expect.element(row(/BAIK/)).toHaveTextContent('Layar OWN1')
  await expect.element(button('Buat Cadangan')).toBeEnabled()
})

test('what failed says why, and only what is there is read again or taken away', async () => {
  await buka({ bawaan: true, jam: null, cadangan: [BAIK, GAGAL] })
  await expect.element(row(/GAGAL/)).toHaveTextContent('folder /mnt/disk2 tidak ada: sambungkan disknya')
  await expect.element(button(`Unduh ${BAIK.nama}`)).toBeVisible()
  await expect.element(button(`Unduh ${GAGAL.nama}`)).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'di komputer yang sama dengan datanya' }))
    .toBeVisible()
  await expect.element(page.getByText(/Tidak dijadwalkan/)).toBeVisible()
  await expectAccessible()

  tell(replies(periksaCadangan, {}), state({ kerja: { apa: 'PERIKSA', id: 7, detik: 3 }, cadangan: [BAIK] }))
  await button(`Periksa ${BAIK.nama}`).click()
  await expect
    .element(page.getByText(`${BAIK.nama} sedang dibaca dari awal sampai akhir, sudah 3 detik`))
    .toBeVisible()
  await expect.element(button(`Periksa ${BAIK.nama}`)).toBeDisabled()
  await kini({ cadangan: [{ ...BAIK, diperiksa: '2025-01-15T03:00:00.000Z' }] })
  await expect.element(row(/BAIK/)).toHaveTextContent('2025-01-15 10:00 baik')
  await kini({
    cadangan: [{ ...BAIK, diperiksa: '2025-01-15T03:05:00.000Z', temuan: 'berkas rusak: terpotong' }],
  })
  await expect.element(row(/BAIK/)).toHaveTextContent('2025-01-15 10:05 berkas rusak: terpotong')
  await kini({ gagal: { pada: '2025-01-15T03:10:00.000Z', sebab: 'kunci identitas tidak ada' } })
  await expect
    .element(page.getByRole('alert').filter({ hasText: '2025-01-15 10:10 gagal' }))
    .toHaveTextContent('kunci identitas tidak ada')
})

test('a refusal is told, and nothing is said of a server that makes none but that', async () => {
  await buka({ cadangan: [BAIK] })
  tell(
    refuses(buatCadangan, errors.cadanganSedangDikerjakan()),
    refuses(unduhCadangan, errors.cadanganSedangDiunduh()),
  )
  await button('Buat Cadangan').click()
  const SEDANG = 'Cadangan Lain Sedang Dibuat Atau Diperiksa, Tunggu Sampai Selesai'
  await expect.element(page.getByRole('alertdialog').filter({ hasText: SEDANG })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await button(`Unduh ${BAIK.nama}`).click()
  await expect
    .element(page.getByRole('alertdialog').filter({ hasText: 'Anda Sedang Mengunduh Cadangan' }))
    .toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await kini({ tempat: null })
  await expect.element(page.getByText('Server ini tidak membuat cadangan')).toBeVisible()
  await expect.element(button('Buat Cadangan')).not.toBeInTheDocument()
  expect(sent.map(({ asked }) => asked)).toEqual(['POST /api/v1/cadangan'])
})

test('the reminder of who owns the chain leads there', async () => {
  await openScreen('/dashboard', { world: 'beranda', heading: /PEMILIK SATU/ })
  const ringkas = await call(beranda, {})
  tell(
    replies(beranda, {
      ...ringkas,
      cadangan: { peringatan: 'BELUM PERNAH', baik: null, gagal: null, sebab: null },
    }),
    state(),
  )
  await invalidate(beranda)
  await page.getByRole('link', { name: 'Buat cadangan sekarang' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cadangan' })).toBeVisible()
  await expect.element(button('Buat Cadangan')).toBeVisible()
})

test('on a tablet every column is in sight beside what is done with it', async () => {
  await openScreen('/cadangan', {
    world: 'menu',
    size: 'tablet',
    told: [state({ cadangan: [{ ...BAIK, diperiksa: BAIK.selesai, temuan: null }, GAGAL] })],
  })
  await expect.element(button(/^Periksa/)).toBeVisible()
  const table = document.querySelector('.cadangan-daftar .ant-table-content')!
  expect(table.scrollWidth - table.clientWidth).toBeLessThanOrEqual(0)
})
