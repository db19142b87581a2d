import { defineKatalog } from '../katalog.ts'

export const kontakAdminKatalog = defineKatalog({
  name: 'kontak-admin-katalog',
  title: 'Kontak Admin Katalog',
  sebutan: 'KontakAdmin Katalog',
  menu: '/kontak-admin-katalog',
  table: 'katalog_kontak',
  key: 'kode_admin',
  keyLabel: 'Kode Admin',
  kode: 'ADM',
  paths: {
    daftar: 'app/member/admin-chat',
    tambah: 'app/member/admin-chat',
    ubah: 'app/member/admin-chat/edit/{code}',
    hapus: 'app/member/admin-chat/delete/{code}',
  },
  empty: 'Data Kontak Admin Kosong',
  fields: {
    nama_admin: { label: 'Nama Admin', kind: 'teks', empty: 'Mohon Masukan Nama Admin', max: 60 },
    no_hp: {
      label: 'Nomor Whatsapp',
      kind: 'hp',
      empty: 'Mohon Masukan Nomor Handphone',
      pendek: 'Mohn Masukan Nomor Handphone Yang Valid',
      unik: true,
    },
  },
})
