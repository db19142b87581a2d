/** Users and their rights. */
import { defineArea } from '../area.ts'

export const users = defineArea({
  grup: 'Manage Users',
  panduan: 'pengguna-dan-hak',
  menus: [
    { path: '/data-users', title: 'Data Users', levels: [] },
    { path: '/hak-akses-users', title: 'Hak Akses Users', levels: [] },
  ],
})
