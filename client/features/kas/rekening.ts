import type { KasBankTersimpan } from '#domain/calls/kas-bank.ts'

/** 'BCA 1234567890', of money that went from one to another both; '-' of the drawer's own. */
export const sebutRekening = (d: KasBankTersimpan): string => {
  if (d.no_rekening === '-') return '-'
  const dari = `${d.nama_bank} ${d.no_rekening}`
  return d.no_rekening_tujuan === '-' ? dari : `${dari} ke ${d.nama_bank_tujuan} ${d.no_rekening_tujuan}`
}
