import { expect, test } from 'vitest'
import { peringatanToko } from './peringatan-toko.ts'

const tenang = {
  izin_gadai: 'KEP-12/KO.1/2025',
  modul_hutang: true,
  timbangan: [],
  tera_sampai: null,
  hari_ini: '2025-01-15',
}

test.each([
  ['a licence, or no lending: nothing to say', tenang, []],
  [
    'lending without a licence',
    { ...tenang, izin_gadai: '-' },
    [
      'Meminjamkan uang dengan jaminan perhiasan memerlukan izin OJK (POJK 39/2024, POJK 29/2025). Nomor izin gadai belum diisi di Setting Toko: mulai 13 Januari 2026 pinjaman baru ditolak.',
    ],
  ],
  ['no lending needs none', { ...tenang, izin_gadai: '-', modul_hutang: false }, []],
  ['31 days before the end', { ...tenang, tera_sampai: '2025-02-15' }, []],
  [
    '30 days before the end',
    { ...tenang, tera_sampai: '2025-02-14' },
    ['Tera timbangan berakhir 30 hari lagi (14 Februari 2025). Timbangan dagang wajib ditera ulang.'],
  ],
  [
    'on its last day',
    { ...tenang, tera_sampai: '2025-01-15' },
    ['Tera timbangan berakhir hari ini (15 Januari 2025). Timbangan dagang wajib ditera ulang.'],
  ],
  [
    'the day after',
    { ...tenang, tera_sampai: '2025-01-14' },
    ['Tera timbangan sudah berakhir (14 Januari 2025). Timbangan dagang wajib ditera ulang.'],
  ],
  [
    'each scale by its number, and no more of the day that stood for one before',
    {
      ...tenang,
      tera_sampai: '2025-01-14',
      timbangan: [
        { no_timbangan: 'T1', tera_sampai: '2025-02-14' },
        { no_timbangan: 'T2', tera_sampai: '2025-02-15' },
        { no_timbangan: 'T3', tera_sampai: '2025-01-14' },
      ],
    },
    [
      'Tera timbangan T1 berakhir 30 hari lagi (14 Februari 2025). Timbangan dagang wajib ditera ulang.',
      'Tera timbangan T3 sudah berakhir (14 Januari 2025). Timbangan dagang wajib ditera ulang.',
    ],
  ],
])('%s', (_, state, texts) => {
  expect(peringatanToko(state).map((p) => p.text)).toEqual(texts)
})
