import { Button } from 'antd'
import { validasiPenjualan } from '#domain/calls/penjualan.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useTombol } from '#client/ui/tombol.ts'
import { kertasPilihan, useCetakNota } from './useCetakNota.ts'
import type { HasilValidasi } from './useValidasi.ts'

/** What came of each sale, with its nota to print. */
export function ModalHasilValidasi({ hasil, onTutup }: { hasil: readonly HasilValidasi[]; onTutup: () => void }) {
  const { cetak, busy, modal } = useCetakNota()
  const good = hasil.filter((h) => h.baik).length
  const title = good === hasil.length ? validasiPenjualan.message : `${good} dari ${hasil.length} penjualan divalidasi`
  useTombol({ F9: onTutup }, { covered: true, enabled: !busy })
  return (
    <StaticModal open title={title} width={640} footer={<Button type="primary" autoFocus onClick={onTutup}>Selesai <kbd>F9</kbd></Button>}>
      <ul className="validasi-hasil">
        {hasil.map((h) => (
          <li key={h.no_faktur_group} className={h.baik ? undefined : 'validasi-gagal'}>
            <strong>{h.no_faktur_group}</strong>
            {h.baik ? <Baik hasil={h} /> : <ul className="field-errors">{h.pesan.map((text) => <li key={text}>{text}</li>)}</ul>}
            {h.baik && <Button size="small" loading={busy} onClick={() => void cetak(h.no_faktur_group, kertasPilihan())}>Cetak Nota {kertasPilihan() === 'A5' ? 'A5' : '80 mm'}</Button>}
          </li>
        ))}
      </ul>
      {modal}
    </StaticModal>
  )
}

const Baik = ({ hasil: { reply } }: { hasil: Extract<HasilValidasi, { baik: true }> }) => (
  <span>
    {['Berhasil', reply.poin > 0 ? `${reply.poin} poin` : '', reply.kupon.length > 0 ? `kupon ${reply.kupon.join(', ')}` : ''].filter(Boolean).join(' · ')}
  </span>
)
