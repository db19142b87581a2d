import { expect, it } from 'vitest'
import { baki } from '#domain/masters/baki.ts'
import { jenis } from '#domain/masters/jenis.ts'
import { parameterRugiNota } from '#domain/masters/parameter-rugi-nota.ts'
import { sales } from '#domain/masters/sales.ts'
import { bodyOf, changesOf, emptyForm, formOf, susulan } from './values.ts'

const row = {
  kode_baki: 'A1',
  nama_baki: 'DEPAN',
  kode_gudang: 'TOKO',
  berat_baki: 100_250,
  berat_bandrol: 500,
  kapasitas: 40,
  status: 'READY',
  is_sistem: false,
  status_aktif: true,
  versi: '77',
}

it('starts a new row with its defaults, and shows nothing as nothing', () => {
  expect(emptyForm(sales)).toEqual({
    kode_sales: undefined,
    nama_sales: undefined,
    no_hp: undefined,
    premi_per_gram: 0,
  })
  expect(emptyForm(jenis)).toMatchObject({ kode_group: null })
})

it('sends a blank field as its default, and leaves a missing one to be refused', () => {
  expect(bodyOf(sales, { kode_sales: 'S1', nama_sales: 'ANI', no_hp: '', premi_per_gram: null })).toEqual({
    kode_sales: 'S1',
    nama_sales: 'ANI',
    no_hp: '-',
    premi_per_gram: 0,
  })
  expect(sales.screen.create!.body.safeParse(bodyOf(sales, {})).error?.issues.map((i) => i.message)).toEqual([
    'Kode Sales Tidak Boleh Kosong',
    'Nama Sales Tidak Boleh Kosong',
  ])
})

it('sends of an edit only what changed, and the version that was edited', () => {
  const form = formOf(baki, row)
  expect(form).not.toHaveProperty('status')
  expect(changesOf(baki, row, form)).toEqual({ versi: '77' })
  expect(changesOf(baki, row, { ...form, nama_baki: 'BELAKANG', berat_bandrol: null })).toEqual({
    nama_baki: 'BELAKANG',
    berat_bandrol: 0,
    versi: '77',
  })
})

it('takes over what somebody else changed meanwhile, and keeps what was typed', () => {
  const now = { ...row, nama_baki: 'TENGAH', kapasitas: 50, status: 'KUNCI_SO', versi: '78' }
  const form = { ...formOf(baki, row), nama_baki: 'BELAKANG' }
  expect(susulan(baki, { before: row, now }, form)).toEqual({
    content: { kapasitas: 50 },
    berubah: ['nama_baki', 'kapasitas'],
  })
  expect(changesOf(baki, now, { ...form, kapasitas: 50 })).toEqual({ nama_baki: 'BELAKANG', versi: '78' })
})

it('keeps a typed percent a percent, whatever the row has become', () => {
  const rule = {
    id: 1,
    kode_group: 'G700',
    tipe: 'PERSENTASE',
    nilai: 50_000,
    hari_dari: 0,
    hari_sampai: 9_999,
    status_aktif: true,
    versi: '1',
  }
  const now = { ...rule, tipe: 'RP', nilai: 15_000, hari_sampai: 90, versi: '2' }
  const typed = (more: object) =>
    susulan(parameterRugiNota, { before: rule, now }, { ...formOf(parameterRugiNota, rule), ...more })
  expect(typed({}).content).toEqual({ tipe: 'RP', nilai: 15_000, hari_sampai: 90 })
  expect(typed({ nilai: 70_000 })).toEqual({
    content: { hari_sampai: 90 },
    berubah: ['tipe', 'nilai', 'hari_sampai'],
  })
})
