/** The catalogue that customers see at /katalog. */
import { defineArea } from '../area.ts'

export const katalog = defineArea({
  grup: 'Katalog',
  panduan: 'katalog',
  menus: [
    { path: '/kategori-katalog', title: 'Kategori Katalog', levels: ['ADM', 'KTL'] },
    { path: '/item-katalog', title: 'Item Katalog', levels: ['ADM', 'KTL'] },
    { path: '/harga-katalog', title: 'Harga Katalog', levels: ['ADM', 'KTL'] },
    { path: '/banner-katalog', title: 'Banner Katalog', levels: ['ADM', 'KTL'] },
    { path: '/info-katalog', title: 'Info Katalog', levels: ['ADM', 'KTL'] },
    { path: '/hadiah-katalog', title: 'Hadiah Katalog', levels: ['ADM', 'KTL'] },
    { path: '/kontak-admin-katalog', title: 'Kontak Admin Katalog', levels: ['ADM', 'KTL'] },
    { path: '/group-description-katalog', title: 'Deskripsi Group Katalog', levels: ['ADM', 'KTL'] },
    { path: '/splashscreen-katalog', title: 'Splashscreen Katalog', levels: ['ADM', 'KTL'] },
  ],
})
