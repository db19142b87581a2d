import { Button } from 'antd'
import type { Menunggu } from '#domain/calls/validasi.ts'
import { formatRupiah } from '#domain/format.ts'
import { sebutCara, uangPindah } from '#domain/rules/cara-bayar.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { paperChoice, printLabel, useCetak } from '#client/kasir/useCetak.ts'
import { DOKUMEN } from '#client/dokumen.tsx'
import { kunci } from './dokumen.ts'
import type { ValidasiResult } from './useValidasi.ts'

/** The outcome of every document, with its paper to print. */
export function ModalResult({
  result,
  nama,
  onTutup,
}: {
  result: readonly ValidasiResult[]
  nama: string
  onTutup: () => void
}) {
  const { cetak, busy, modal } = useCetak()
  const good = result.filter((h) => h.baik).length
  const kinds = new Set(result.map((h) => h.dokumen.dokumen))
  const title =
    good === result.length
      ? (kinds.size === 1 && DOKUMEN[result[0]!.dokumen.dokumen].calls.validasi.message) ||
        'Validasi Berhasil'
      : `${good} dari ${result.length} ${nama} divalidasi`
  useKeys({ F9: onTutup }, { covered: true, enabled: !busy })
  return (
    <StaticModal
      open
      title={title}
      width={640}
      footer={
        <Button type="primary" autoFocus onClick={onTutup}>
          Selesai <kbd>F9</kbd>
        </Button>
      }
    >
      <ul className="validasi-result">
        {result.map((h) => (
          <li key={kunci(h.dokumen)} className={h.baik ? undefined : 'validasi-gagal'}>
            <div>
              <strong>{kunci(h.dokumen)}</strong>
              <small className="muted validasi-bawah">{h.dokumen.nama_customer}</small>
            </div>
            {h.baik ? (
              <Berhasil dokumen={h.dokumen} dapat={h.dapat} />
            ) : (
              <ul className="field-errors">
                {h.pesan.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
            {h.baik && (
              <Button
                size="small"
                loading={busy}
                onClick={() => void cetak(DOKUMEN[h.dokumen.dokumen].nota(h.dokumen), paperChoice())}
              >
                {printLabel(paperChoice())}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {modal}
    </StaticModal>
  )
}

/** Shows what the cashier takes and hands over now. */
function Berhasil({ dokumen, dapat }: { dokumen: Menunggu; dapat: readonly string[] }) {
  const { masuk, keluar, diterima, kembalian } = uangPindah(dokumen.pembayaran)
  return (
    <ul className="validasi-serah">
      <li>Berhasil</li>
      {masuk.map((p) => (
        <li key={`masuk ${sebutCara(p)}`}>Terima {sebutCara(p)}</li>
      ))}
      {kembalian > 0 && (
        <li>
          Uang diterima {formatRupiah(diterima)}, serahkan kembalian{' '}
          <strong>{formatRupiah(kembalian)}</strong>
        </li>
      )}
      {keluar.map((p) => (
        <li key={`keluar ${sebutCara(p)}`}>
          Bayarkan <strong>{sebutCara(p)}</strong>
        </li>
      ))}
      <li>Serahkan {DOKUMEN[dokumen.dokumen].serahkan(dokumen).join(', ')}</li>
      {dapat.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
