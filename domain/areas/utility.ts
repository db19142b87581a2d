/** Settings, archives, backups, and what was done. */
import { defineArea } from '../area.ts'

export const utility = defineArea({
  grup: 'Utility',
  panduan: 'pengguna-dan-hak',
  menus: [
    { path: '/settingsystem', title: 'Setting System', levels: [] },
    { path: '/settingNota', title: 'Setting Nota', levels: [] },
    { path: '/settingtoko', title: 'Setting Toko', panduan: 'buka-toko', levels: [] },
    { path: '/backup', title: 'Backup', panduan: 'backup', levels: [] },
    { path: '/cadangan', title: 'Cadangan', panduan: 'cadangan', levels: [], anyDay: true, chain: true },
    { path: '/jejak', title: 'Jejak', levels: [], anyDay: true, chain: true },
    { path: '/data-pribadi', title: 'Data Pribadi', levels: [], anyDay: true, chain: true },
  ],
  nomor: { AR: 'Arsip' },
  otorisasi: ['ARSIP TRANSAKSI', 'HAPUS DATA PRIBADI'],
})
