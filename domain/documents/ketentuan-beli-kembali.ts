/**
 * The nota's words about buying back: the shop's own rules. The text never says that goods cannot be returned; such a
 * clause is void and punishable (UU 8/1999 art. 18; DOMAIN §G-9).
 */
import type { Settings } from '#domain/rules/para-system.ts'

const BASIS: Record<Settings['BASIS_BELI'], string> = {
  NOTA: 'harga emas di nota ini',
  HARI_INI: 'harga beli emas pada hari itu',
  TERTINGGI: 'yang lebih tinggi antara harga emas di nota ini dan harga beli emas pada hari itu',
}

export function ketentuanBeliKembali(
  settings: Pick<Settings, 'BASIS_BELI' | 'BELI_DENGAN_ONGKOS' | 'BELI_DENGAN_ATRIBUT'>,
): string {
  const extras = [
    { nama: 'ongkos', ikut: settings.BELI_DENGAN_ONGKOS },
    { nama: 'atribut', ikut: settings.BELI_DENGAN_ATRIBUT },
  ]
  const names = (ikut: boolean) =>
    extras
      .filter((e) => e.ikut === ikut)
      .map((e) => e.nama)
      .join(' dan ')
  const counted = names(true) && `, ditambah ${names(true)}`
  const left = names(false) && ` Harga ${names(false)} tidak ikut dihitung.`
  return `Perhiasan ini dapat dijual kembali kepada kami dengan membawa nota ini. Harga beli kembali dihitung dari ${BASIS[settings.BASIS_BELI]}${counted}, dikurangi potongan menurut umur nota dan kondisi barang.${left}`
}
