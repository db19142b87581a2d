/** The scales a shop trades with, each verified until a day (DOMAIN §G-12; UU 2/1981). */
import { defineMaster } from '../master.ts'

export const timbangan = defineMaster({
  name: 'timbangan',
  title: 'Timbangan',
  menu: '/master-timbangan',
  table: 'timbangan',
  scope: 'toko',
  key: 'no_timbangan',
  caption: 'merek',
  entity: 'timbangan',
  lists: { semua: { path: 'timbangan' } },
  fields: {
    no_timbangan: {
      label: 'No Timbangan',
      kind: 'kode',
      help: 'No seri di pelat timbangan, atau nomor yang diberi toko',
    },
    merek: { label: 'Merek Dan Tipe', kind: 'teks', max: 60 },
    no_izin_tipe: {
      label: 'No Izin Tipe',
      kind: 'teks',
      max: 60,
      default: '-',
      help: 'Di pelat timbangan; timbangan dagang harus bertipe yang disetujui',
    },
    kelas: { label: 'Kelas', kind: 'pilihan', options: ['I', 'II', 'III', 'IIII'] },
    kapasitas: { label: 'Kapasitas (g)', kind: 'gram', default: 0, inList: false, help: '0 = tidak dicatat' },
    daya_baca: { label: 'Daya Baca (g)', kind: 'gram', default: 0, inList: false, help: '0 = tidak dicatat' },
    tera_sampai: {
      label: 'Tera Sampai',
      kind: 'tanggal',
      help: 'Hari terakhir tanda tera berlaku; diingatkan 30 hari sebelumnya',
    },
    /** The name of the picture of its mark, '-' while there is none (server/features/timbangan). */
    foto: { label: 'Foto Tanda Tera', kind: 'teks', default: '-', inForm: false, inList: false },
  },
})
