/** The figures of the dashboard: of the shop of the session, and for who may sign in anywhere of every shop. */
import type { CallReply } from '#domain/call.ts'
import {
  berandaNumbers,
  grafikPembelian,
  grafikPenjualan,
  grafikPesanan,
  grafikService,
  MAY_TITIPAN,
  type berandaToko,
} from '#domain/calls/beranda.ts'
import { divalidasi } from '#domain/dokumen/index.ts'
import { errors } from '#domain/errors.ts'
import { ofWholeChain, seesEverything } from '#domain/level.ts'
import { nilaiStok, type NilaiStok, type StokGroup } from '#domain/rules/nilai-stok.ts'
import { rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { jumlahMenunggu } from '../../dokumen/menunggu.ts'
import { hariIni } from '../../process/clock.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { areaNumbers } from './area.ts'
import { hariToko } from './hari.ts'
import { kasDanBank, stokPerGroup, uangPerAkun } from './toko-content.ts'

const MAY = {
  penjualan: grafikPenjualan.may,
  pembelian: grafikPembelian.may,
  titipan: MAY_TITIPAN,
  pesanan: grafikPesanan.may,
  service: grafikService.may,
} as const

export async function number(ctx: Context): Promise<CallReply<typeof berandaNumbers>> {
  const [{ zona: _, ...toko }] = (await hariToko(ctx, ctx.toko.kode_toko)) as [
    Awaited<ReturnType<typeof hariToko>>[number],
  ]
  const area = async (nama: keyof typeof MAY) =>
    ctx.boleh(MAY[nama]) ? (await areaNumbers(ctx, nama, [toko]))(toko) : null
  const all = seesEverything(ctx.user.level)
  const [penjualan, pembelian, titipan, pesanan, service, stok, uang] = await Promise.all([
    area('penjualan'),
    area('pembelian'),
    area('titipan'),
    area('pesanan'),
    area('service'),
    all ? ctx.sql(stokPerGroup, [[toko.kode_toko]]) : null,
    all ? ctx.sql(uangPerAkun, [toko.kode_toko, toko.tanggal, toko.tgl_system]) : null,
  ])
  return { ...toko, penjualan, pembelian, titipan, pesanan, service, stok: stok && nilaiStok(stok), uang }
}

export function allToko(areas: readonly DokumenArea[]) {
  const menunggu = statement<{ jumlah: number }>(
    'beranda_menunggu',
    `SELECT ${jumlahMenunggu(areas, divalidasi)}::int AS jumlah`,
  )
  /** @throws errors.tidakDiizinkan for who works in one shop */
  return async (ctx: Context): Promise<CallReply<typeof berandaToko>> => {
    if (!ofWholeChain(ctx.user.level)) throw errors.tidakDiizinkan()
    return diSeluruhRantai(ctx, async () => {
      const toko = await hariToko(ctx, null)
      const kode = toko.map(({ kode_toko }) => kode_toko)
      const [penjualan, pembelian, stok, uang, antrian] = await Promise.all([
        areaNumbers(ctx, 'penjualan', toko),
        areaNumbers(ctx, 'pembelian', toko),
        ctx.sql(stokPerGroup, [kode]),
        ctx.sql(kasDanBank, [kode]),
        Promise.all(kode.map((one) => ctx.sql(menunggu, [one]))),
      ])
      return toko.map(({ zona, ...one }, i) => {
        const { kas, bank } = uang.find(({ kode_toko }) => kode_toko === one.kode_toko) ?? NOL
        return {
          ...one,
          terlambat: one.tgl_system < hariIni(ctx.now, zona),
          penjualan: penjualan(one),
          pembelian: pembelian(one),
          stok: jumlahStok(nilaiStok(stok.filter(({ kode_toko }) => kode_toko === one.kode_toko))),
          kas,
          bank,
          menunggu: antrian[i]![0]!.jumlah,
        }
      })
    })
  }
}

const NOL = { kas: rupiah(0), bank: rupiah(0) }

const jumlahStok = ({ qty, berat, nilai }: NilaiStok<StokGroup>) => ({ qty, berat, nilai })
