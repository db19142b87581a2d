/** The buyer of a document, as taxes ask (DOMAIN §P.1-2): a consumer until somebody says otherwise. */
import { KONSUMEN, type PembeliDiminta } from '#domain/calls/pembeli.ts'
import type { FieldError } from '#domain/errors.ts'
import { membayarPph22, periksaPembeli, type BebasPph22, type JenisPembeli } from '#domain/rules/pajak.ts'
import { currentSession } from '#client/net/session.ts'
import type { Pelanggan } from './pelanggan.ts'

export interface PembeliDiisi {
  jenis_pembeli: JenisPembeli
  npwp_pembeli: string
  bebas_pph22: BebasPph22 | null
  no_bebas: string
  /** Empty: not said. */
  tgl_bebas: string
}
export const emptyPembeli: PembeliDiisi = {
  jenis_pembeli: 'KONSUMEN',
  npwp_pembeli: '',
  bebas_pph22: null,
  no_bebas: '',
  tgl_bebas: '',
}

/** A person's number is not left lying in the browser. */
export const tanpaNomor = (p: PembeliDiisi): PembeliDiisi => ({ ...p, npwp_pembeli: '' })

/** The buyer's part of a request: of a consumer nothing. */
export function pembeliDiminta({
  jenis_pembeli,
  npwp_pembeli,
  bebas_pph22,
  no_bebas,
  tgl_bebas,
}: PembeliDiisi): PembeliDiminta {
  if (jenis_pembeli === 'KONSUMEN') return KONSUMEN
  return {
    ...KONSUMEN,
    jenis_pembeli,
    npwp_pembeli,
    ...(bebas_pph22 &&
      membayarPph22({ jenis_pembeli }) && {
        bebas_pph22,
        no_bebas: no_bebas || '-',
        tgl_bebas: (tgl_bebas || null) as never,
      }),
  }
}

/** What is wrong with it. @param nama as the document names them; of a member the server knows it */
export function pembeliError(
  p: PembeliDiisi,
  nama: string,
  field: 'nama_customer' | 'penerima' = 'nama_customer',
): FieldError[] {
  if (p.jenis_pembeli === 'KONSUMEN') return []
  const hari = currentSession()!.userdata.tgl_system
  return periksaPembeli(p, { nama: nama.trim(), hari, field }).flatMap((refusal) => refusal.errors)
}

export const namaPembeli = (pelanggan: Pelanggan): string =>
  pelanggan.jenis_pelanggan === 'MEMBER' ? 'MEMBER' : pelanggan.nama_customer

/** As the till names it; undefined of a consumer. */
export function sebutanPembeli(
  p: PembeliDiisi,
  nama: string,
): { text: string; lengkap: boolean } | undefined {
  if (p.jenis_pembeli === 'KONSUMEN') return undefined
  const [kurang] = pembeliError(p, nama)
  return kurang
    ? { lengkap: false, text: `${p.jenis_pembeli}: ${kurang.message}` }
    : { lengkap: true, text: `${p.jenis_pembeli} ****${p.npwp_pembeli.slice(-4)}` }
}
