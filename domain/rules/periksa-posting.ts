/** Conditions of every posting before it is written: a violation is a fault of the program, never of a user. */
import { SUB_LEDGER, type KodeAkun } from './akun.ts'
import { isKategoriJurnal, JURNAL } from './jurnal.ts'
import { bolehMutasi, MUTASI, type Mutasi } from './mutasi.ts'
import { DI_TUKANG, type RupiahRow, type GerakStok, type Posting } from './posting.ts'

/**
 * All that is wrong with a posting, in words; empty when it may be written: Σ rupiah = 0, no line of 0, accounts of the
 * event on their sides, sub-ledger numbers there, every move one its mutation allows. (Pieces and grams balance by
 * themselves: a move has two ends.)
 */
export function periksaPosting(p: Posting): string[] {
  return [
    ...periksaKepala(p),
    ...periksaRupiah(p),
    ...p.stok.flatMap((move) => periksaGerak(move, p)),
    ...periksaPoinHadiah(p),
  ]
}

function periksaKepala(p: Posting): string[] {
  const empty = p.rupiah.length + p.stok.length + p.poin.length + p.hadiah.length === 0
  return [...(empty ? ['posting is empty'] : []), ...(p.ref_no ? [] : ['ref_no is empty'])]
}

function periksaRupiah(p: Posting): string[] {
  if (p.rupiah.length === 0) return []
  if (!isKategoriJurnal(p.kategori)) return [`${p.kategori} is no money event`]
  const event = JURNAL[p.kategori]
  const sum = p.rupiah.reduce((total, line) => total + line.jumlah, 0)
  const wrong = p.rupiah.flatMap((line) =>
    checkLine(line, (line.jumlah > 0 ? event.debit : event.kredit) as ReadonlySet<KodeAkun>, p.kategori),
  )
  return sum === 0 ? wrong : [`rupiah do not balance: ${sum}`, ...wrong]
}

function checkLine(line: RupiahRow, allowed: ReadonlySet<KodeAkun>, kategori: string): string[] {
  const wrong: string[] = []
  if (!Number.isSafeInteger(line.jumlah) || line.jumlah === 0)
    wrong.push(`${line.kode_akun}: ${line.jumlah} is no amount`)
  if (!allowed.has(line.kode_akun))
    wrong.push(`${kategori} may not ${line.jumlah > 0 ? 'debit' : 'credit'} ${line.kode_akun}`)
  if ((line.kode_akun === '1102') !== (line.no_rekening !== '-'))
    wrong.push(`${line.kode_akun}: rekening ${line.no_rekening}`)
  if (line.kode_akun in SUB_LEDGER && line.sub_ref === '-')
    wrong.push(`${line.kode_akun}: no document in sub_ref`)
  return wrong
}

function periksaGerak(move: GerakStok, p: Posting): string[] {
  const rule: Mutasi = MUTASI[move.kode_mutasi]
  const name = `${move.kode_mutasi} ${move.kode_barcode} ${move.dari} → ${move.ke}`
  const wrong: string[] = []
  const undoing = p.membalik !== undefined || move.membalik !== undefined
  if (
    !bolehMutasi(move.kode_mutasi, move.dari, move.ke) &&
    !(undoing && bolehMutasi(move.kode_mutasi, move.dari, move.ke, true))
  )
    wrong.push(`${name}: not a way this mutation goes`)
  if (move.dari === move.ke && !rule.mengubah_group) wrong.push(`${name}: goes nowhere`)
  if (!Number.isSafeInteger(move.berat) || move.berat < 0) wrong.push(`${name}: ${move.berat} is no weight`)
  if (!Number.isSafeInteger(move.qty) || move.qty < 0 || (move.barang_id !== null && move.qty > 1))
    wrong.push(`${name}: ${move.qty} pieces`)
  if (move.qty === 0 && move.berat === 0) wrong.push(`${name}: moves nothing`)
  if (rule.hanya_berat && move.qty !== 0) wrong.push(`${name}: moves grams only`)
  if (Boolean(rule.mengubah_group) !== (move.menjadi !== undefined))
    wrong.push(`${name}: group and jenis ${move.menjadi ? 'may not' : 'must'} change`)
  if ([move.dari, move.ke].includes(DI_TUKANG) !== (move.tukang !== undefined))
    wrong.push(`${name}: goldsmith ${move.tukang?.kode_tukang ?? 'not named'}`)
  if (rule.pemilik !== move.pemilik) wrong.push(`${name}: belongs to ${move.pemilik}`)
  return wrong
}

function periksaPoinHadiah(p: Posting): string[] {
  return [
    ...p.poin
      .filter((g) => !Number.isSafeInteger(g.poin) || g.poin === 0)
      .map((g) => `poin ${g.kode_member}: ${g.poin}`),
    ...p.hadiah
      .filter((g) => g.stock_in < 0 || g.stock_out < 0 || g.stock_in + g.stock_out === 0)
      .map((g) => `hadiah ${g.kode_hadiah}: no pieces`),
  ]
}
