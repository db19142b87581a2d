import { Button, Form } from 'antd'
import { lihatKunciPortal, pasangKunciPortal } from '#domain/calls/kunci-portal.ts'
import { useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { Formulir, rulesOf, tellFormError, validValues } from '#client/ui/Formulir.tsx'
import { PasswordInput } from '#client/ui/PasswordInput.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

/** A key that was made here, this once. */
export function KunciDibuat({ kunci, onTutup }: { kunci: string; onTutup: () => void }) {
  const salin = async () => {
    try {
      await navigator.clipboard.writeText(kunci)
      toast('success', 'Kunci disalin')
    } catch {
      toast('error', 'Tidak bisa disalin, silahkan dipilih dan disalin sendiri')
    }
  }
  return (
    <StaticModal
      open
      title="Kunci Portal Baru"
      width={560}
      footer={
        <>
          <Button onClick={() => void salin()}>Salin</Button>
          <Button type="primary" onClick={onTutup}>
            Sudah Disalin
          </Button>
        </>
      }
    >
      <p className="toko-kunci-baru">{kunci}</p>
      <p className="muted">
        Sudah dipasang di server ini. Tempelkan di Setting Toko yang sama di server satunya. Kunci ini hanya
        ditampilkan sekali.
      </p>
    </StaticModal>
  )
}

const rules = rulesOf(pasangKunciPortal.body)

/** A key that was made on the other side. */
export function TempelKunci({ kode_toko, onTutup }: { kode_toko: string | undefined; onTutup: () => void }) {
  const [form] = Form.useForm<{ kunci: string }>()
  const pasang = useSend(pasangKunciPortal, {
    changes: [lihatKunciPortal],
    onDone({ message, data }) {
      toast('success', `${message}: ${data.sidik}`)
      onTutup()
    },
    onError: (error) => void tellFormError(form, error),
  })
  const save = async () => {
    const values = await validValues(form)
    if (values) await pasang.send({ body: { ...values, kode_toko } })
  }
  return (
    <StaticModal
      open
      title="Tempel Kunci Portal"
      onClose={onTutup}
      onOk={() => void save()}
      okText="Pasang Kunci"
      busy={pasang.busy}
    >
      <Formulir form={form} initialValues={{ kunci: '' }}>
        <Form.Item
          name="kunci"
          label="Kunci"
          rules={rules('kunci')}
          required
          extra="Seperti dibuat di server satunya"
        >
          <PasswordInput autoComplete="off" autoFocus data-autofocus="" maxLength={60} />
        </Form.Item>
      </Formulir>
    </StaticModal>
  )
}
