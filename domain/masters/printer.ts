/** Printers of papers in a shop, and how each is reached; every till says which of them is its own (DOMAIN §P.5). */
import { defineMaster } from '../master.ts'
import { CARA_PRINTER, JENIS_PRINTER } from '../rules/printer.ts'

export const printer = defineMaster({
  name: 'printer',
  title: 'Printer',
  menu: '/master-printer',
  table: 'printer',
  scope: 'toko',
  key: 'kode_printer',
  caption: 'nama_printer',
  entity: 'printer',
  lists: { semua: { path: 'printer' } },
  fields: {
    kode_printer: { label: 'Kode Printer', kind: 'kode' },
    nama_printer: { label: 'Nama Printer', kind: 'teks', max: 60, help: 'Di mana ia berdiri: KASIR DEPAN' },
    jenis: {
      label: 'Jenis',
      kind: 'pilihan',
      options: JENIS_PRINTER,
      captions: { '80 MM STAR': 'Star (StarPRNT)', '80 MM': 'ESC/POS', '58 MM': 'ESC/POS' },
    },
    cara: {
      label: 'Cara',
      kind: 'pilihan',
      options: CARA_PRINTER,
      captions: {
        JARINGAN: 'server menulis ke alamatnya',
        USB: 'kabel di komputernya',
        SERIAL: 'kabel di komputernya',
      },
    },
    alamat: {
      label: 'Alamat',
      kind: 'teks',
      max: 70,
      default: '-',
      when: { field: 'cara', is: 'JARINGAN' },
      help: 'Alamat di jaringan toko, misalnya 192.168.1.50; port 9100 bila tidak disebut',
    },
    laci: {
      label: 'Laci Uang',
      kind: 'ya-tidak',
      default: false,
      help: 'Laci uang tersambung ke printer ini',
    },
  },
})
