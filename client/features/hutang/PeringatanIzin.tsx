import { Alert } from 'antd'
import type { AcuanHutang } from '#domain/calls/hutang.ts'
import { errors } from '#domain/errors.ts'

/** Stands on the loan screens until the owner enters the licence (DOMAIN §G-7); and that the module only winds up. */
export function PeringatanIzin({ acuan }: { acuan: AcuanHutang | undefined }) {
  if (!acuan) return null
  return (
    <>
      {!acuan.aktif && (
        <Alert
          className="hutang-peringatan"
          type="info"
          showIcon
          title={`${errors.hutangMati().message}: hutang yang berjalan masih bisa dibayar, dilunasi dan diserahkan barangnya; hutang baru dan perpanjangan tidak.`}
        />
      )}
      {acuan.izin_gadai.replace(/[-\s]/g, '') === '' && (
        <Alert
          className="hutang-peringatan"
          type="warning"
          showIcon
          title="Izin Gadai Belum Diisi: meminjamkan uang dengan jaminan memerlukan izin OJK. Nomornya diisi di Setting Toko."
        />
      )}
    </>
  )
}
