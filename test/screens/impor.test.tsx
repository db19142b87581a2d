/** A file that is imported: where its table was found is told, and what is hidden in it is asked about before anything is saved. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errors } from '#domain/errors.ts'
import type { ReadMode, ImporResult, SendFile } from '#domain/impor/result.ts'
import { sales } from '#domain/masters/sales.ts'
import { messages } from '#domain/messages.ts'
import { dialog, modal, toasts } from './hands.ts'
import { refuses, replies, sent, tell, type Told } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

const AWAL: ReadMode = {
  lembar: 'Sheet1',
  baris: 1,
  di_awal: true,
  di_atas: 0,
  judul_ulang: 0,
  lembar_tersembunyi: false,
  lembar_lain: [],
  jumlah_tersembunyi: 0,
  baris_tersembunyi: [],
  tersembunyi: null,
  kolom_tersembunyi: [],
}
const choose = (title: string): Promise<void> =>
  userEvent.upload(
    modal(title).element().querySelector('input[type=file]')!,
    new File(['Kode Sales\nS1'], 'sales.xlsx'),
  )
/** Lists what each request said of the file, beside the file itself. */
const dikatakan = (path: string) =>
  sent
    .filter(({ asked }) => asked.includes(path))
    .map(({ body }) => {
      const { berkas: _, ...said } = body as SendFile
      return said
    })

const { check, apply } = sales.screen
const row = (no: number): ImporResult['baris'][number] => ({
  no,
  tanda: 'BARU',
  kode: `S${no}`,
  nama: `SALES ${no}`,
  perubahan: [],
  alasan: [],
})
const reading = (cara_baca: Partial<ReadMode>, ...rows: number[]): Told =>
  replies(check!, {
    cara_baca: { ...AWAL, ...cara_baca },
    tidak_dikenal: [],
    jumlah: { BARU: rows.length, BERUBAH: 0, SAMA: 0, SALAH: 0 },
    baris: rows.map(row),
    sidik: 'a'.repeat(64),
  })

test('hidden rows are asked about: nothing is saved before, and what is saved is what was answered', async () => {
  const TERSEMBUNYI = { jumlah_tersembunyi: 2, baris_tersembunyi: [3, 4] }
  await openScreen('/master-sales', {
    world: 'quiet',
    told: [reading({ ...TERSEMBUNYI, tersembunyi: 'BELUM' }, 2)],
  })
  await page.getByRole('button', { name: 'Impor', exact: true }).click()
  await choose('Impor Sales')
  const screen = modal('Impor Sales')
  const simpan = screen.getByRole('button', { name: /^Simpan/ })
  await expect.element(screen.getByText('2 Baris Tersembunyi Atau Tersaring')).toBeVisible()
  await expect.element(screen.getByText('Baris 3, 4 tidak tampak di Excel.')).toBeVisible()
  await expect.element(simpan).toBeDisabled()
  await expect.element(screen.getByText('Judul Kolom Di Baris')).not.toBeInTheDocument()
  await expectAccessible()

  tell(reading({ ...TERSEMBUNYI, tersembunyi: 'IKUT' }, 2, 3, 4))
  await screen.getByRole('radio', { name: 'Ikut diimpor' }).click()
  await expect.element(screen.getByRole('button', { name: 'Simpan 3 Baris' })).toBeEnabled()
  tell(reading({ ...TERSEMBUNYI, tersembunyi: 'LEWATI' }, 2))
  await screen.getByRole('radio', { name: 'Jangan diimpor' }).click()
  await expect.element(screen.getByRole('button', { name: 'Simpan 1 Baris' })).toBeEnabled()
  tell(replies(apply!, { BARU: 1, BERUBAH: 0, SAMA: 0, SALAH: 0 }))
  await simpan.click()
  await expect.poll(toasts).toContain('Data Berhasil Diimpor')
  expect(dikatakan('impor/periksa')).toEqual([
    {},
    { lembar: 'Sheet1', tersembunyi: 'IKUT' },
    { lembar: 'Sheet1', tersembunyi: 'LEWATI' },
  ])
  expect(dikatakan('impor/terapkan')).toEqual([
    { lembar: 'Sheet1', tersembunyi: 'LEWATI', sidik: 'a'.repeat(64), setuju: false },
  ])
})

test('another row, another sheet and hidden columns are told; the other sheet is read when it is chosen', async () => {
  await openScreen('/master-sales', {
    world: 'quiet',
    size: 'phone',
    told: [
      reading(
        {
          lembar: 'Januari',
          baris: 4,
          di_awal: false,
          di_atas: 2,
          judul_ulang: 1,
          kolom_tersembunyi: ['No HP'],
          lembar_lain: [{ nama: 'Lama', tersembunyi: true }],
        },
        5,
      ),
    ],
  })
  await page.getByRole('button', { name: 'Impor', exact: true }).click()
  await choose('Impor Sales')
  const screen = modal('Impor Sales')
  await expect.element(screen.getByText('Judul Kolom Di Baris 4 Lembar Januari')).toBeVisible()
  await expect
    .element(
      screen.getByText(
        '2 baris di atasnya tidak dibaca. 1 baris judul yang terulang dilewati. Kolom tersembunyi ikut dibaca: No HP. Lembar lain yang juga berisi tabel tidak dibaca.',
      ),
    )
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Simpan 1 Baris' })).toBeEnabled()
  tell(
    reading({
      lembar: 'Lama',
      di_awal: false,
      lembar_tersembunyi: true,
      jumlah_tersembunyi: 12,
      baris_tersembunyi: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      tersembunyi: 'BELUM',
    }),
  )
  await screen.getByRole('button', { name: 'Baca Lembar Lama (Tersembunyi)' }).click()
  await expect.element(screen.getByText('Lembar Lama Tersembunyi, 12 Baris')).toBeVisible()
  await expect.element(screen.getByText(/^Baris 2, 3, .* 11, … tidak tampak/)).toBeVisible()
  expect(dikatakan('impor/periksa')).toEqual([{}, { lembar: 'Lama' }])
})

test('a file in which no header is found says where it came nearest', async () => {
  await openScreen('/master-sales', {
    world: 'quiet',
    told: [
      refuses(check!, errors.judulTerdekat({ lembar: 'Stok', baris: 3, kurang: 'Kode Sales' }).at('berkas')),
    ],
  })
  await page.getByRole('button', { name: 'Impor', exact: true }).click()
  await choose('Impor Sales')
  await expect
    .element(dialog(messages.oopss))
    .toHaveTextContent('Judul Kolom Di Baris 3 Lembar Stok Kurang Kode Sales')
})

test.for(['phone', 'tablet'] as const)('on a %s what is wrong with a file fits its window', async (size) => {
  await openScreen('/master-sales', {
    world: 'quiet',
    size,
    told: [
      replies(check!, {
        cara_baca: AWAL,
        tidak_dikenal: [],
        jumlah: { BARU: 0, BERUBAH: 0, SAMA: 0, SALAH: 1 },
        baris: [
          {
            ...row(2),
            tanda: 'SALAH',
            alasan: [
              {
                column: 'kode_sales',
                alasan:
                  'Baris Ini Lebih Panjang Dari Judulnya, 1 Sel Tidak Berjudul: Angka Berkoma Harus Dalam Tanda Kutip',
              },
            ],
          },
        ],
        sidik: 'a'.repeat(64),
      }),
    ],
  })
  await page.getByRole('button', { name: 'Impor', exact: true }).click()
  await choose('Impor Sales')
  const screen = modal('Impor Sales')
  await expect.element(screen.getByText(/Baris Ini Lebih Panjang/)).toBeVisible()
  const shown = screen.element() as HTMLElement
  const beyond = () =>
    [...shown.querySelectorAll<HTMLElement>('button, label, li')]
      .filter((part) => part.getBoundingClientRect().right > innerWidth - 16)
      .map((part) => part.textContent)
  await expect.poll(beyond, { message: 'beyond the window' }).toEqual([])
  const told = shown.querySelector<HTMLElement>('.ant-alert-error .ant-alert-description')!
  expect(told.clientWidth, 'no column of single words').toBeGreaterThan(200)
  const table = shown.querySelector<HTMLElement>('.data-table .ant-table-content')!
  expect(table.scrollWidth - table.clientWidth).toBeLessThanOrEqual(0)
})
