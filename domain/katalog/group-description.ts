import { defineKatalog } from '../katalog.ts'

export const groupDescriptionKatalog = defineKatalog({
  name: 'group-description-katalog',
  title: 'Deskripsi Group Katalog',
  menu: '/group-description-katalog',
  table: 'katalog_group',
  key: 'kode_group',
  keyLabel: 'Kode Group',
  kunci: { label: 'Kode Group', kind: 'group' },
  paths: {
    daftar: 'app/member/group-description',
    tambah: 'app/member/group-description',
    ubah: 'app/member/group-description/edit/{code}',
    hapus: 'app/member/group-description/delete/{code}',
  },
  empty: 'Data Deskripsi Group Kosong',
  fields: {
    description: { label: 'Deskripsi', kind: 'teks', max: 2_000 },
  },
})
