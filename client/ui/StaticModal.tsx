import { Button } from 'antd'
// Alone: the Modal of the index brings its own questions and notices with it.
import Modal from 'antd/es/modal/Modal'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useKetikanAwal } from './ketikan.ts'
import { keTanggalKeliru } from './TanggalBox.tsx'
import { useCovering } from './modals.ts'
import { enterGoesOn } from './keys.ts'

export interface StaticModalProps {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** The cross and 'Batal'. Without it the modal has neither: only the code closes it. */
  onClose?: () => void
  /** The affirmative button; none without it. */
  onOk?: () => void
  okText?: ReactNode
  cancelText?: string
  /** Work is under way: the buttons wait. */
  busy?: boolean
  okDisabled?: boolean
  /** Instead of the two buttons. */
  footer?: ReactNode
  width?: number
}

/**
 * A modal that neither the backdrop nor the keyboard closes (spec 000 §2); Ctrl+Enter is its affirmative button, wherever the
 * focus is, and Enter goes on to the next field. Its content is made anew each time it opens.
 */
export function StaticModal({
  open,
  title,
  children,
  onClose,
  onOk,
  okText = 'Simpan',
  cancelText = 'Batal',
  busy = false,
  okDisabled = false,
  footer,
  width = 520,
}: StaticModalProps) {
  const isTop = useCovering(open)
  const content = useRef<HTMLDivElement>(null)
  const setuju = () => keTanggalKeliru(content.current) || onOk?.()
  const ctrlEnter = useEffectEvent((event: KeyboardEvent) => {
    if (!onOk || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isTop()) return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat && !busy && !okDisabled) setuju()
  })
  useEffect(() => {
    if (!open) return
    const listen = (event: KeyboardEvent) => ctrlEnter(event)
    // Before the field: a list would open.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [open])
  const noField = useKetikanAwal(open, content)
  // antd gives the focus to the cross, where Enter closes: it goes on to what is wrong, or to the field that asked for it.
  const toField = () =>
    (
      content.current?.querySelector<HTMLElement>(
        'input[aria-invalid="true"], [aria-invalid="true"] input',
      ) ??
      content.current?.querySelector<HTMLElement>(
        'input[data-autofocus], textarea[data-autofocus], button[data-autofocus], [data-autofocus] input',
      )
    )?.focus()
  /**
   * Focuses the first field to type into, or the button that goes on, when no part has asked for the focus. A button
   * that destroys never gets it.
   */
  const keAwal = () =>
    diSilang() &&
    (
      content.current?.querySelector<HTMLElement>(
        'input:not([type=radio], [type=checkbox], [type=file], [readonly], :disabled), textarea:not(:disabled)',
      ) ??
      content.current
        ?.closest('.ant-modal')
        ?.querySelector<HTMLElement>(
          '.ant-modal-footer .ant-btn-primary:not(:disabled, .ant-btn-dangerous), .ant-modal-footer button:not(:disabled)',
        )
    )?.focus()
  useEffect(() => {
    const timer = open ? setTimeout(toField) : undefined
    return () => clearTimeout(timer)
  }, [open])
  const buttons = (
    <>
      {onClose && (
        <Button onClick={onClose} disabled={busy}>
          {cancelText}
        </Button>
      )}
      {onOk && (
        <Button
          type="primary"
          onClick={setuju}
          loading={busy}
          disabled={okDisabled}
          aria-keyshortcuts="Control+Enter"
        >
          {okText} <CtrlEnter />
        </Button>
      )}
    </>
  )
  return (
    <Modal
      open={open}
      title={title}
      width={width}
      centered
      destroyOnHidden
      mask={{ closable: false, blur: false }}
      keyboard={false}
      closable={onClose !== undefined && !busy}
      onCancel={() => onClose?.()}
      afterOpenChange={(shown) => {
        if (!shown) return
        if (diSilang()) toField()
        setTimeout(() => {
          keAwal()
          noField()
        }, SESUDAH_BAYAR_MS)
      }}
      footer={footer === undefined ? (onClose || onOk ? buttons : null) : footer}
    >
      <div ref={content} onKeyDown={enterGoesOn}>
        {children}
      </div>
    </Modal>
  )
}

/** Enter submits nothing (spec 000 §2): the button says what does. */
export const CtrlEnter = () => <kbd aria-hidden="true">Ctrl Enter</kbd>

const diSilang = (): boolean => document.activeElement?.matches('.ant-modal-close') ?? false
/** Later than the focus that goes to payments (client/kasir/fokus-bayar.ts). */
const SESUDAH_BAYAR_MS = 100
