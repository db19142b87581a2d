import { Alert } from 'antd'
import type { AcuanHutang } from '#domain/calls/hutang.ts'
import { errors } from '#domain/errors.ts'
import { sebutPinjaman, tanpaIzin } from '#domain/rules/izin-gadai.ts'
import { sertifikatBerakhir } from '#domain/rules/penaksir.ts'
import { currentSession } from '#client/net/session.ts'

/**
 * Stands on the loan screens: that the module only winds up, that no new loan is made without a licence or by whose word one is
 * (DOMAIN §P.4, §G-7), and that the certificate of who appraises is over.
 */
export function PeringatanIzin({ acuan }: { acuan: AcuanHutang | undefined }) {
  if (!acuan) return null
  const { pinjaman, penaksir } = acuan
  const berakhir = sertifikatBerakhir(penaksir, currentSession()!.userdata.tgl_system)
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
      {acuan.aktif && pinjaman.state !== 'BOLEH' && (
        <Alert
          className="hutang-peringatan"
          type={pinjaman.state === 'DITUTUP' ? 'error' : 'warning'}
          showIcon
          title={sebutPinjaman(pinjaman)}
        />
      )}
      {pinjaman.state === 'BOLEH' && tanpaIzin(acuan.izin_gadai) && (
        <Alert
          className="hutang-peringatan"
          type="warning"
          showIcon
          title="Izin Gadai Belum Diisi: meminjamkan uang dengan jaminan memerlukan izin OJK. Nomornya diisi di Setting Toko."
        />
      )}
      {berakhir && <Alert className="hutang-peringatan" type="warning" showIcon title={berakhir} />}
    </>
  )
}
