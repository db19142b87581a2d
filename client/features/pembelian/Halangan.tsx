import { Alert } from 'antd'
import { errors } from '#domain/errors.ts'
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'

interface Props {
  alasan_tidak_bisa: readonly string[]
  perlu_otorisasi: readonly KategoriOtorisasi[]
}

/** The obstacles between a saved document and its validation, told at the counter while the customer is still there. */
export const Halangan = ({ alasan_tidak_bisa, perlu_otorisasi }: Props) => (
  <>
    {alasan_tidak_bisa.map((text) => (
      <Alert key={text} type="warning" showIcon title={`Belum bisa divalidasi: ${text}`} role="alert" />
    ))}
    {perlu_otorisasi.map((kategori) => (
      <Alert
        key={kategori}
        type="warning"
        showIcon
        title={`Saat validasi: ${errors.perluOtorisasi({ kategori }).message}`}
        role="alert"
      />
    ))}
  </>
)
