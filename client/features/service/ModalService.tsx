import { Button } from 'antd'
import { useState } from 'react'
import {
  ambilService,
  batalAmbilService,
  batalSelesaiService,
  batalService,
  listService,
  lihatService,
  selesaiService,
  type ServiceLengkap,
} from '#domain/calls/service.ts'
import { simpanUpahTukang } from '#domain/calls/upah-tukang.ts'
import { service as kind } from '#domain/dokumen/service.ts'
import { ModalUpah } from '#client/features/tukang/ModalUpah.tsx'
import { WhenLoaded } from '#client/kasir/detail.tsx'
import { ModalBatal } from '#client/kasir/ModalBatal.tsx'
import { ModalDetail } from '#client/kasir/ModalDetail.tsx'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { DetailService } from './DetailService.tsx'
import { ModalAmbil } from './ModalAmbil.tsx'
import { ModalSelesai } from './ModalSelesai.tsx'
import { notaServiceKe } from './nota.ts'
import { TiketButton } from './TiketButton.tsx'

type Lain = 'selesai' | 'ambil' | 'upah' | 'batal' | 'batal selesai' | 'batal ambil'
interface Props {
  no_faktur_service: string
  onTutup: () => void
}
const changes = [listService, lihatService]

/** A repair in front of the list: its paper, and its next step or the last step undone. */
export function ModalService({ no_faktur_service, onTutup }: Props) {
  const reading = useCall(lihatService, { params: { no_faktur_service } }, { staleTime: 0 })
  const [lain, setLain] = useState<Lain>()
  const s = reading.data
  const kembali = () => setLain(undefined)
  if (s && lain) {
    if (lain === 'selesai') return <ModalSelesai service={s} onTutup={kembali} />
    if (lain === 'ambil') return <ModalAmbil service={s} onTutup={kembali} />
    if (lain === 'upah')
      return (
        <ModalUpah
          ref_type="SERVICE"
          ref_no={no_faktur_service}
          kode_tukang={tukangnya(s)}
          onClose={kembali}
        />
      )
    return <Pembatalan service={s} apa={lain} onTutup={kembali} />
  }
  return (
    <ModalDetail
      title="Detail Service"
      cetakan={s && notaServiceKe(no_faktur_service)}
      onTutup={onTutup}
      actions={s && <Actions service={s} onChoose={setLain} />}
    >
      <WhenLoaded reading={reading}>{(data) => <DetailService service={data} />}</WhenLoaded>
    </ModalDetail>
  )
}

/** Returns the goldsmith who is paid: '-' where none is named, or where the user must choose among several. */
function tukangnya({ detail_barang }: ServiceLengkap): string {
  const [satu = '-', lain] = new Set(detail_barang.map((b) => b.kode_tukang).filter((kode) => kode !== '-'))
  return lain ? '-' : satu
}

/** The actions that the repair allows now. */
function Actions({ service: s, onChoose }: { service: ServiceLengkap; onChoose: (apa: Lain) => void }) {
  const hariIni = currentSession()!.userdata.tgl_system
  const alive = s.status_service === 'MASUK' || s.status_service === 'SELESAI'
  const selesai = s.status_service === 'SELESAI'
  return (
    <>
      {alive && mayMake(batalService) && (
        <Button danger onClick={() => onChoose('batal')}>
          Batal Service
        </Button>
      )}
      {selesai && s.tgl_selesai === hariIni && mayMake(batalSelesaiService) && (
        <Button danger onClick={() => onChoose('batal selesai')}>
          Batal Selesai
        </Button>
      )}
      {s.tgl_ambil === hariIni && mayMake(batalAmbilService) && (
        <Button danger onClick={() => onChoose('batal ambil')}>
          Batal Ambil
        </Button>
      )}
      {alive && <TiketButton no_faktur_service={s.no_faktur_service} />}
      {s.status_service !== 'CANC' && mayMake(simpanUpahTukang) && (
        <Button onClick={() => onChoose('upah')}>Upah</Button>
      )}
      {s.status_service === 'MASUK' && mayMake(selesaiService) && (
        <Button type="primary" onClick={() => onChoose('selesai')}>
          Selesai
        </Button>
      )}
      {selesai && mayMake(ambilService) && (
        <Button type="primary" onClick={() => onChoose('ambil')}>
          Ambil
        </Button>
      )}
    </>
  )
}

function Pembatalan({
  service: s,
  apa,
  onTutup,
}: {
  service: ServiceLengkap
  apa: Exclude<Lain, 'selesai' | 'ambil' | 'upah'>
  onTutup: () => void
}) {
  const { no_faktur_service } = s
  const input = (_: string, diisi: { alasan: string; id_otorisasi?: string }) => ({
    body: { no_faktur_service, ...diisi },
  })
  if (apa === 'batal selesai')
    return (
      <ModalBatal
        kind={{ nama: 'Selesai' }}
        dokumen={{ no: s.no_selesai }}
        batal={{
          call: batalSelesaiService,
          input,
          changes,
          text: 'Service kembali MASUK; emas yang ditambahkan atau susut dikembalikan.',
        }}
        onClose={onTutup}
      />
    )
  if (apa === 'batal ambil') {
    const ambil = s.setoran.findLast((p) => p.jenis === 'AMBIL' && p.status_valid === 'DONE')!
    return (
      <ModalBatal
        kind={{ nama: 'Pengambilan' }}
        dokumen={{ no: ambil.no_setoran }}
        batal={{
          call: batalAmbilService,
          input,
          changes,
          text: 'Uang pengambilan dikembalikan, barang kembali ke toko, DP tetap.',
        }}
        onClose={onTutup}
      />
    )
  }
  return (
    <ModalBatal
      kind={kind}
      dokumen={{ no: no_faktur_service }}
      batal={{
        call: batalService,
        input,
        changes,
        text: 'DP dikembalikan seluruhnya, barang dikembalikan ke customer.',
      }}
      onClose={onTutup}
    />
  )
}
