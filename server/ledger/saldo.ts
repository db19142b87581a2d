/** The balances that a posting moves: of accounts, of places, of goldsmiths' gold. */
import { barisGerak, type BarisRupiah, type BarisStok, type Posting } from '#domain/rules/posting.ts'
import { statement } from '../db/statement.ts'
import type { Pembukuan } from './pembukuan.ts'

interface Nilai {
  kode_toko: string
  akun: string[]
  rekening: string[]
  rupiah: number[]
  lokasi: string[]
  grup: string[]
  dept: string[]
  qty: number[]
  berat: number[]
  tukang: string[]
  pemilik: string[]
  berat_tukang: number[]
  halus: bigint[]
}

const catat = statement<unknown, Nilai>(
  'catat_saldo',
  `SELECT catat_saldo(:kode_toko, :akun, :rekening, :rupiah, :lokasi, :grup, :dept, :qty, :berat, :tukang, :pemilik, :berat_tukang, :halus)`,
)

/**
 * Written last of all, because whoever writes them holds the books of the shop until the commit: another till waits for nothing
 * but these rows. One transaction at a time writes them, in whatever order, so none can deadlock.
 */
export function postSaldo(ctx: Pembukuan, posting: Posting): void {
  const stok = posting.stok.flatMap(barisGerak)
  ctx.sendLast(catat, {
    kode_toko: ctx.toko.kode_toko,
    ...saldoAkun(posting.rupiah),
    ...saldoLokasi(stok),
    ...saldoTukang(stok),
  })
}

/** Lines of one balance, together. */
function per<T>(lines: readonly T[], kunci: (line: T) => string[]): [T, ...T[]][] {
  const found = new Map<string, [T, ...T[]]>()
  for (const line of lines) {
    const key = kunci(line).join('|')
    const before = found.get(key)
    if (before) before.push(line)
    else found.set(key, [line])
  }
  return [...found.values()]
}

const jumlah = <T>(lines: readonly T[], nilai: (line: T) => number): number =>
  lines.reduce((sum, line) => sum + nilai(line), 0)

function saldoAkun(rupiah: readonly BarisRupiah[]): Pick<Nilai, 'akun' | 'rekening' | 'rupiah'> {
  const saldo = per(rupiah, (line) => [line.kode_akun, line.no_rekening])
  return {
    akun: saldo.map(([line]) => line.kode_akun),
    rekening: saldo.map(([line]) => line.no_rekening),
    rupiah: saldo.map((lines) => jumlah(lines, (line) => line.jumlah)),
  }
}

function saldoLokasi(stok: readonly BarisStok[]): Pick<Nilai, 'lokasi' | 'grup' | 'dept' | 'qty' | 'berat'> {
  const saldo = per(stok, (line) => [line.lokasi, line.kode_group, line.kode_dept])
  return {
    lokasi: saldo.map(([line]) => line.lokasi),
    grup: saldo.map(([line]) => line.kode_group),
    dept: saldo.map(([line]) => line.kode_dept),
    qty: saldo.map((lines) => jumlah(lines, (line) => line.qty)),
    berat: saldo.map((lines) => jumlah(lines, (line) => line.berat)),
  }
}

/** Fine grams are milligrams by percent: more digits than a number has. */
function saldoTukang(
  stok: readonly BarisStok[],
): Pick<Nilai, 'tukang' | 'pemilik' | 'berat_tukang' | 'halus'> {
  const saldo = per(
    stok.filter((line) => line.kode_tukang !== '-'),
    (line) => [line.kode_tukang, line.pemilik],
  )
  return {
    tukang: saldo.map(([line]) => line.kode_tukang),
    pemilik: saldo.map(([line]) => line.pemilik),
    berat_tukang: saldo.map((lines) => jumlah(lines, (line) => line.berat)),
    halus: saldo.map((lines) =>
      lines.reduce((sum, line) => sum + BigInt(line.berat) * BigInt(line.kadar ?? 0), 0n),
    ),
  }
}
