import { simpanBayarHutang, validasiBayarHutang } from '#domain/calls/bayar-hutang.ts'
import { listHutang, lihatHutang, type AcuanHutang, type HutangLengkap } from '#domain/calls/hutang.ts'
import { totalBayar } from '#domain/rules/pembayaran.ts'
import { BayarSetoran, ModalSetoran } from '#client/kasir/ModalSetoran.tsx'
import { Divalidasi } from '#client/kasir/ModalTersimpan.tsx'
import { useSetoran } from '#client/kasir/setoran.ts'
import { currentSession } from '#client/net/session.ts'
import {
  emptyBayar,
  denganTunai,
  hitungBayar,
  periksaBayar,
  bayarRequest,
  type BayarForm,
  type JenisBayar,
} from './bayar.ts'
import { BayarHutangForm } from './BayarHutangForm.tsx'
import { notaBayarKe } from './nota.ts'
import { RincianBayar } from './RincianBayar.tsx'
import { SEBUTAN } from './tindakan.ts'
import './hutang.css'

interface Props {
  hutang: HutangLengkap
  acuan: AcuanHutang
  jenis: JenisBayar
  onTutup: () => void
}

/** Interest, an extension, principal, or all of it: what it comes to and why, and how it is paid (DOMAIN §B.8). */
export function ModalBayarHutang({ hutang: h, acuan, jenis, onTutup }: Props) {
  const { no_faktur_hutang } = h
  const hariIni = currentSession()!.userdata.tgl_system
  const place = `data_hutang_bayar_tmp ${no_faktur_hutang} ${jenis}`
  const setoran = useSetoran(place, SEBUTAN[jenis], emptyBayar, () => false)
  const { draft, errors } = setoran
  const hitungan = hitungBayar(h, acuan, jenis, draft, hariIni)
  const { total } = hitungan
  const lunas = totalBayar(draft.pembayaran) === total
  // Inputs that must be typed first have the focus first.
  const siap = jenis === 'BUNGA' || jenis === 'PERPANJANG' || hitungan.results !== undefined
  const ubah = (bagian: Partial<BayarForm>) =>
    setoran.change(denganTunai(bagian, (form) => hitungBayar(h, acuan, jenis, form, hariIni).total))
  return (
    <ModalSetoran
      call={simpanBayarHutang}
      body={(form) => bayarRequest(h, jenis, hitungan, form)}
      changes={[listHutang, lihatHutang]}
      setoran={setoran}
      title={`${SEBUTAN[jenis]} ${no_faktur_hutang}`}
      width={760}
      className="hutang-bayar"
      no={no_faktur_hutang}
      periksa={() => periksaBayar(hitungan, draft)}
      siap
      fokus={siap ? { cukup: lunas, sisa: total } : undefined}
      validasi={validasiBayarHutang}
      apa={SEBUTAN[jenis]}
      diField={(e) => IN_FORM.includes(e.field)}
      tersimpan={(saved) => ({
        cetakan: notaBayarKe(saved.no_transaksi),
        total: saved.total,
        sementara: saved.status_valid !== 'DONE',
        children:
          saved.status_valid === 'DONE' ? (
            <Divalidasi />
          ) : (
            <p>Menunggu divalidasi kasir di Validasi Hutang.</p>
          ),
      })}
      onTutup={onTutup}
    >
      <RincianBayar hutang={h} jenis={jenis} hitungan={hitungan} />
      <div className="hutang-bayar-isian">
        <BayarHutangForm
          hutang={h}
          acuan={acuan}
          jenis={jenis}
          form={draft}
          hitungan={hitungan}
          errors={errors}
          disabled={draft.dikirim}
          onUbah={ubah}
        />
      </div>
      {total > 0 ? (
        // Until it is weighed F6 is the scale's.
        <BayarSetoran
          setoran={setoran}
          cepat={jenis !== 'LUNAS' || draft.berat_timbang !== null}
          total={total}
        />
      ) : (
        <p>Tidak ada yang dibayar.</p>
      )}
    </ModalSetoran>
  )
}

const IN_FORM = ['bunga', 'cicil', 'berat_timbang', 'catatan']
