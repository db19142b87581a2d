import { expect, it } from 'vitest'
import { baki } from '#domain/masters/baki.ts'
import { jenis } from '#domain/masters/jenis.ts'
import { sales } from '#domain/masters/sales.ts'
import { tableColumns } from './columns.tsx'
import { bodyOf, changesOf, emptyForm, formOf } from './values.ts'

const row = {
  kode_baki: 'A1', nama_baki: 'DEPAN', kode_gudang: 'TOKO', berat_baki: 100_250, berat_bandrol: 500, kapasitas: 40,
  status: 'READY', is_sistem: false, status_aktif: true, versi: '77',
}

it('starts a new row with its defaults, and shows nothing as nothing', () => {
  expect(emptyForm(sales)).toEqual({ kode_sales: undefined, nama_sales: undefined, no_hp: undefined, premi_per_gram: 0 })
  expect(emptyForm(jenis)).toMatchObject({ kode_group: null })
})

it('sends a blank field as its default, and leaves a missing one to be refused', () => {
  expect(bodyOf(sales, { kode_sales: 'S1', nama_sales: 'ANI', no_hp: '', premi_per_gram: null })).toEqual({ kode_sales: 'S1', nama_sales: 'ANI', no_hp: '-', premi_per_gram: 0 })
  expect(sales.screen.create!.body.safeParse(bodyOf(sales, {})).error?.issues.map((i) => i.message)).toEqual(['Kode Sales Tidak Boleh Kosong', 'Nama Sales Tidak Boleh Kosong'])
})

it('sends of an edit only what changed, and the version that was edited', () => {
  const form = formOf(baki, row)
  expect(form).not.toHaveProperty('status')
  expect(changesOf(baki, row, form)).toEqual({ versi: '77' })
  expect(changesOf(baki, row, { ...form, nama_baki: 'BELAKANG', berat_bandrol: null })).toEqual({ nama_baki: 'BELAKANG', berat_bandrol: 0, versi: '77' })
})

it('has a column for each listed field and the master’s own', () => {
  expect(tableColumns(baki).map((c) => c.title)).toEqual(['Kode Baki', 'Nama Baki', 'Gudang', 'Berat Baki', 'Berat Bandrol', 'Kapasitas', 'Status', 'Isi'])
  expect(tableColumns(baki).find((c) => c.key === 'berat_baki')).toMatchObject({ kind: 'gram' })
})
