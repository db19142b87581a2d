/** The home screen. */
import { defineArea } from '../area.ts'

export const beranda = defineArea({
  grup: 'Beranda',
  panduan: 'beranda',
  menus: [
    { path: '/home', title: 'Home', levels: ['KSR', 'SLS', 'GDG', 'ADM', 'KTL'] },
    { path: '/dashboard', title: 'Dashboard', levels: ['KSR', 'SLS', 'GDG', 'ADM', 'KTL'] },
  ],
})
