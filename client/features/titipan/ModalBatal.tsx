import { Alert, Form } from 'antd'
import { useState } from 'react'
import { batalTitipan, listTitipan, lihatTitipan, type TitipanLengkap } from '#domain/calls/titipan.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { caraKembali, potonganBatal } from '#domain/rules/titipan.ts'
import { tanpaUang, type UangBatal } from '#domain/rules/uang-batal.ts'
import { rupiah, type Rupiah as Amount } from '#domain/units.ts'
import { useSend } from '#client/net/query.ts'
import { useSettings } from '#client/kasir/acuan.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { Formulir, rulesOf, showErrors, validValues } from '#client/ui/Formulir.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { UangBatalList, tellUangBatal } from '#client/kasir/UangBatal.tsx'
import { tandaTerima } from './tanda-terima.ts'
import '#client/kasir/detail.css'
import { Menunggu } from '#client/ui/Unread.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

const rules = rulesOf(batalTitipan.body)

interface Props {
  titipan: TitipanLengkap
  onTutup: () => void
  onSelesai: () => void
}

/** Ends a deposit: a draft is released, a validated one is given back with an otorisasi. */
export function ModalBatal({ titipan, onTutup, onSelesai }: Props) {
  const { no_titip_group, status_valid } = titipan
  const [form] = Form.useForm<{ alasan: string }>()
  const [refusal, setRefusal] = useState<string>()
  const { settings, reading } = useSettings()
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(batalTitipan, {
    changes: [listTitipan, lihatTitipan],
    izin: otorisasi.diminta(no_titip_group),
    onError: (error) => setRefusal(showErrors(form, error)[0]),
    onDone: ({ data, message }) => {
      const nota = status_valid === 'DONE' ? tandaTerima(no_titip_group) : undefined
      tellUangBatal(message, { ...tanpaUang, kembalikan: data.refund }, nota)
      onSelesai()
    },
  })
  const kirim = async () => {
    setRefusal(undefined)
    const values = await validValues(form)
    if (!values) return
    const { alasan } = values
    await send({ body: { no_titip_group, urut: 1, alasan } })
  }
  const potongan = settings ? potonganBatal(titipan.titipan, settings) : rupiah(0)
  return (
    <StaticModal
      open
      title={`Batal ${no_titip_group}`}
      okText="Batalkan Titipan"
      cancelText="Tutup"
      busy={busy}
      onOk={() => void kirim()}
      onClose={onTutup}
    >
      {!settings ? (
        <Menunggu reading={reading} apa="Parameter Toko" />
      ) : status_valid === 'DONE' ? (
        <>
          <p>
            Dikembalikan <Rupiah value={rupiah(titipan.titipan - potongan)} strong />
            {potongan > 0 && (
              <>
                , potongan <Rupiah value={potongan} />
              </>
            )}
          </p>
          <UangBatalList uang={uangDari(titipan, potongan, settings)} />
        </>
      ) : (
        <p>Titipan ini belum divalidasi: barangnya dilepas, uangnya tidak pernah dibukukan.</p>
      )}
      <Formulir form={form} preserve={false}>
        <Form.Item name="alasan" label="Alasan" required rules={rules('alasan')}>
          <TextInput autoFocus maxLength={200} />
        </Form.Item>
        {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
      </Formulir>
      {otorisasi.modal}
    </StaticModal>
  )
}

/** As the server will give it back: the last payment first, what the shop keeps stays of the first. */
function uangDari(
  { setoran, titipan }: TitipanLengkap,
  potongan: Amount,
  { REFUND_CARA }: Pick<Settings, 'REFUND_CARA'>,
): UangBatal {
  const paid = setoran.filter((s) => s.status_valid === 'DONE').flatMap((s) => s.pembayaran)
  const dibayar = paid.map((p) => ({ ...p, no_rekening: p.nama_bank })) as Parameters<typeof caraKembali>[0]
  return { ...tanpaUang, kembalikan: caraKembali(dibayar, rupiah(titipan - potongan), REFUND_CARA) }
}
