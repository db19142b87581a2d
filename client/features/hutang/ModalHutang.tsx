import { Button } from 'antd'
import { useState } from 'react'
import { serahBarangHutang, simpanBayarHutang } from '#domain/calls/bayar-hutang.ts'
import { lihatHutang, tempatHutang, type AcuanHutang, type HutangLengkap } from '#domain/calls/hutang.ts'
import { WhenLoaded } from '#client/kasir/detail.tsx'
import { ModalDetail } from '#client/kasir/ModalDetail.tsx'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { useAcuanHutang } from './acuan.ts'
import { BatalHutang, bisaBatal, type Dibatalkan } from './BatalHutang.tsx'
import { HutangContent } from './DetailHutang.tsx'
import { ModalBayarHutang } from './ModalBayarHutang.tsx'
import { ModalSerah } from './ModalSerah.tsx'
import { ModalTempat } from './ModalTempat.tsx'
import { notaHutangKe } from './nota.ts'
import { PeringatanIzin } from './PeringatanIzin.tsx'
import { SEBUTAN, tindakanHutang, type Tindakan } from './tindakan.ts'
import { LabelAmplopButton } from './LabelAmplopButton.tsx'
import { TextButton } from './TextButton.tsx'

type Lain = { apa: 'tempat' } | { apa: 'bayar'; jenis: Tindakan } | { apa: 'batal'; batal: Dibatalkan }

interface Props {
  no_faktur_hutang: string
  onTutup: () => void
}

/** A loan in front of the list: its debt, its payments, and the actions possible now. */
export function ModalHutang({ no_faktur_hutang, onTutup }: Props) {
  const reading = useCall(lihatHutang, { params: { no_faktur_hutang } }, { staleTime: 0 })
  const acuan = useAcuanHutang()
  const [lain, setLain] = useState<Lain>()
  const h = reading.data
  const kembali = () => setLain(undefined)
  if (h && acuan.data && lain) {
    if (lain.apa === 'tempat') return <ModalTempat hutang={h} onTutup={kembali} />
    if (lain.apa === 'batal') return <BatalHutang hutang={h} batal={lain.batal} onTutup={kembali} />
    if (lain.jenis === 'SERAH') return <ModalSerah hutang={h} acuan={acuan.data} onTutup={kembali} />
    return <ModalBayarHutang hutang={h} acuan={acuan.data} jenis={lain.jenis} onTutup={kembali} />
  }
  return (
    <ModalDetail
      title="Detail Hutang"
      cetakan={h && notaHutangKe(no_faktur_hutang)}
      onTutup={onTutup}
      actions={h && acuan.data && <Actions hutang={h} acuan={acuan.data} onChoose={setLain} />}
    >
      <WhenLoaded reading={reading}>
        {(hutang) => (
          <>
            <PeringatanIzin acuan={acuan.data} />
            <HutangContent hutang={hutang} />
            {berjalan(hutang) && (
              <div className="page-actions hutang-cetak">
                <LabelAmplopButton no_faktur_hutang={no_faktur_hutang} />
                <TextButton no_faktur_hutang={no_faktur_hutang} />
              </div>
            )}
            {acuan.data && <TidakBisa hutang={hutang} acuan={acuan.data} />}
          </>
        )}
      </WhenLoaded>
    </ModalDetail>
  )
}

const berjalan = (h: HutangLengkap): boolean => h.status_hutang === 'OPEN' && h.status_valid !== 'CANC'
const hariIni = (): string => currentSession()!.userdata.tgl_system
const boleh = (t: Tindakan): boolean => mayMake(t === 'SERAH' ? serahBarangHutang : simpanBayarHutang)

/** The actions that the loan allows now. */
function Actions({
  hutang: h,
  acuan,
  onChoose,
}: {
  hutang: HutangLengkap
  acuan: AcuanHutang
  onChoose: (lain: Lain) => void
}) {
  const batal = bisaBatal(h)
  const { bisa } = tindakanHutang(h, acuan, hariIni())
  return (
    <>
      {batal && (
        <Button danger onClick={() => onChoose({ apa: 'batal', batal })}>
          {batal.label}
        </Button>
      )}
      {berjalan(h) && mayMake(tempatHutang) && (
        <Button onClick={() => onChoose({ apa: 'tempat' })}>Tempat</Button>
      )}
      {bisa.filter(boleh).map((jenis) => (
        <Button
          key={jenis}
          type={jenis === 'LUNAS' ? 'primary' : 'default'}
          onClick={() => onChoose({ apa: 'bayar', jenis })}
        >
          {SEBUTAN[jenis]}
        </Button>
      ))}
    </>
  )
}

/** Tells why an action is not offered. */
function TidakBisa({ hutang, acuan }: { hutang: HutangLengkap; acuan: AcuanHutang }) {
  const { tidak } = tindakanHutang(hutang, acuan, hariIni())
  if (tidak.length === 0) return null
  return (
    <ul className="hutang-tidak muted" aria-label="Yang tidak bisa sekarang">
      {tidak.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
