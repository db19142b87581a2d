/** Papers are drawn in threads: what one of them dies of is told to who asked for it, and everybody else has theirs. */
import { expect, test } from 'vitest'
import { BELI_COLUMNS } from '#domain/documents/nota-pembelian.ts'
import { JUAL_COLUMNS } from '#domain/documents/nota.ts'
import { PESANAN_COLUMNS } from '#domain/documents/nota-pesanan.ts'
import type { Slip } from '#domain/documents/slip.ts'
import { HOSTILE_PICTURES } from '#test/tools/pictures.ts'
import { nota } from '#test/tools/nota.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { whole } from '../threads/content.ts'
import { nota80mm } from './nota-80mm.ts'
import { notaA5 } from './nota-a5.ts'
import { cetakNota, cetakSlip, siapMencetak } from './cetak.ts'

const slip = (title: string): Slip => ({
  title,
  nomor: '1',
  tanda: '',
  toko: { nama: 'TOKO', alamat: [] },
  fakta: [],
  columns: [{ title: 'No' }, { title: 'Nama' }],
  lines: [['1', 'CINCIN']],
  jumlah: [],
  tandaTangan: ['Penerima', 'Pemberi'],
})

const berlogo = (logo: Uint8Array) => nota(['CINCIN'], { toko: { nama: 'TOKO', alamat: [], logo } })

test('each paper is whole, and its own', async () => {
  await siapMencetak()
  const drawn = await Promise.all(
    Array.from({ length: 6 }, async (_, i) =>
      whole(await cetakSlip(slip(`SLIP ${i}`), i % 2 ? '80' : 'A5')()),
    ),
  )
  for (const [i, bytes] of drawn.entries()) expect(pdfPages(bytes)[0]!.join(' ')).toContain(`SLIP ${i}`)
})

test('a paper says the same as it would without its way to a thread, which makes copies of all it is handed', async () => {
  for (const columns of [JUAL_COLUMNS, PESANAN_COLUMNS, BELI_COLUMNS]) {
    const satu = nota(['CINCIN', 'GELANG'], { columns })
    for (const [ukuran, langsung] of [
      ['80', nota80mm(satu)],
      ['A5', notaA5(satu)],
    ] as const)
      expect(pdfPages(await whole(await cetakNota(satu, ukuran)()))).toEqual(pdfPages(await langsung))
  }
})

test('a logo that no reader survives fails its own nota; those beside it are drawn', async () => {
  for (const [apa, buat] of HOSTILE_PICTURES) {
    const logo = await buat()
    const [, baik] = await Promise.allSettled([cetakNota(berlogo(logo), 'A5')(), cetakSlip(slip('BAIK'))()])
    expect([apa, baik.status]).toEqual([apa, 'fulfilled'])
  }
  await expect(cetakNota(berlogo(await HOSTILE_PICTURES[0]![1]()), 'A5')()).rejects.toMatchObject({
    id: 'kertasTidakTercetak',
    status: 500,
  })
  expect((await cetakNota(nota(['CINCIN']), '80')()).length).toBeGreaterThan(1_000)
})

test('however much one shop prints, another’s nota comes between; more than enough of one shop is told to come again', async () => {
  await siapMencetak()
  const selesai: string[] = []
  const cetak = (nama: string) =>
    cetakNota(nota(['CINCIN'], { toko: { nama, alamat: [], logo: null } }), 'A5')().then(
      () => selesai.push(nama),
      ({ id }: { id: string }) => selesai.push(id),
    )
  await Promise.all([...Array.from({ length: 40 }, () => cetak('TOKO A')), cetak('TOKO B')])
  expect(selesai.filter((apa) => apa === 'sedangSibuk')).toHaveLength(7)
  // Behind all of them it would be the last.
  expect(selesai.filter((apa) => apa !== 'sedangSibuk').indexOf('TOKO B')).toBeLessThan(17)
})

test('a slip of a thousand lines is whole, and no nota stands behind it', async () => {
  const length = {
    ...slip('PANJANG'),
    lines: Array.from({ length: 1_000 }, (_, i) => [String(i + 1), 'CINCIN']),
  }
  const selesai: string[] = []
  const [drawn] = await Promise.all([
    cetakSlip(length)().then((content) => (selesai.push('slip'), whole(content))),
    cetakNota(nota(['CINCIN']), 'A5')().then(() => selesai.push('nota')),
  ])
  expect(pdfPages(drawn).flat()).toContain('1000')
  expect(selesai).toEqual(['nota', 'slip'])
})
