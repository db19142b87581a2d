/** Ways a customer pays, as the model knows them and as they cross the wire. */
import type { ModelPayment } from './shop-model.ts'
import type { Payment } from './till.ts'

/** Decides how an amount is paid; amounts too small to be split are paid in one way. */
export function pay(recipe: string, due: number): ModelPayment[] {
  if (due === 0) return []
  const one = (jenis: ModelPayment['jenis'], nominal: number, fee = 0): ModelPayment => ({
    jenis,
    nominal,
    fee,
  })
  const [third, rest] = [Math.floor(due / 3), due - 2 * Math.floor(due / 3)]
  if (third === 0) return [one('CASH', due)]
  switch (recipe) {
    case 'debet':
      return [one('DEBET', due)]
    case 'transfer':
      return [one('TRANSFER', due)]
    case 'credit':
      return [one('CREDIT', due, 200)]
    case 'cash+debet':
      return [one('CASH', third), one('DEBET', due - third)]
    case 'cash+transfer+credit':
      return [one('CASH', third), one('TRANSFER', third), one('CREDIT', rest, 183)]
    case 'short':
      return [one('CASH', third)]
    default:
      return [one('CASH', due)]
  }
}

/** The lines of the request: 'cash twice' enters what becomes one line in two. */
export function wire(p: ModelPayment, recipe: string): Payment[] {
  const line = { jenis: p.jenis, nominal: p.nominal }
  switch (p.jenis) {
    case 'CASH':
      if (recipe === 'change') return [{ ...line, uang_diterima: p.nominal + 7_500 }]
      return recipe === 'cash twice' && p.nominal > 1
        ? [
            { ...line, nominal: 1 },
            { ...line, nominal: p.nominal - 1 },
          ]
        : [line]
    case 'DEBET':
      return [{ ...line, nama_bank: 'BCA' }]
    case 'TRANSFER':
      return [{ ...line, nama_bank: 'BCA', no_card: '1234567890' }]
    case 'CREDIT':
      return [{ ...line, nama_bank: 'BCA', no_card: '4111111111111111', fee: p.fee / 100 }]
  }
}
