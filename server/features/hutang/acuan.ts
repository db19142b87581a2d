/**
 * Rows by which a loan is valued and agreed: today's buy-back prices, terms, conditions of goods. Only what is in use.
 */
import type { AcuanHutang } from '#domain/calls/hutang.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadPinjaman } from '../../rantai/izin-gadai.ts'
import { penaksir } from './penaksir.ts'

type Acuan = Pick<AcuanHutang, 'groups' | 'kondisi_pinjaman' | 'kondisi'>

const groups = statement<AcuanHutang['groups'][number]>(
  'acuan_hutang_group',
  `SELECT g.kode_group, g.nama_group, g.kadar, g.kadar_cetak, COALESCE(h.harga_beli_gram, 0) AS harga_beli_gram
   FROM grup g LEFT JOIN harga_group h ON h.kode_toko = $1 AND h.kode_group = g.kode_group
   WHERE g.status_aktif ORDER BY g.kode_group`,
)
const syarat = statement<AcuanHutang['kondisi_pinjaman'][number]>(
  'acuan_hutang_syarat',
  `SELECT kode, nama, metode, bunga AS bunga_persen, min_hari, tenggang_hari, min_bunga_rp, lama_bulan,
     maks_persen, min_rp, maks_rp
   FROM kondisi_pinjaman WHERE status_aktif ORDER BY metode, lama_bulan, kode`,
)
const kondisi = statement<{ kondisi: string }>(
  'acuan_hutang_kondisi',
  'SELECT kondisi FROM kondisi_barang WHERE status_aktif ORDER BY kode_kondisi',
)

export async function loadAcuanHutang(ctx: Context): Promise<Acuan> {
  const [priced, terms, looks] = await Promise.all([
    ctx.sql(groups, [ctx.toko.kode_toko]),
    ctx.sql(syarat, []),
    ctx.sql(kondisi, []),
  ])
  return { groups: priced, kondisi_pinjaman: terms, kondisi: looks.map((k) => k.kondisi) }
}

const jenis = statement<AcuanHutang['jenis'][number]>(
  'acuan_hutang_jenis',
  'SELECT kode_dept, nama_dept FROM jenis WHERE status_aktif ORDER BY kode_dept',
)

export async function acuan(ctx: Context): Promise<AcuanHutang> {
  const [load, kinds, lent, certificate] = await Promise.all([
    loadAcuanHutang(ctx),
    ctx.sql(jenis, []),
    loadPinjaman(ctx),
    penaksir(ctx),
  ])
  return {
    ...load,
    jenis: kinds,
    ...lent,
    penaksir: certificate,
    aktif: ctx.settings.MODUL_HUTANG,
    kelipatan: ctx.settings.PEMBULATAN,
    toleransi_timbang: ctx.settings.TOLERANSI_TIMBANG,
  }
}
