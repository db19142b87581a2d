import { Progress } from 'antd'
import { messages } from '#domain/messages.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import type { CloseProgress } from './progress.ts'

/** Only the close itself removes this modal. */
export const CloseModal = ({ percentage, message, oleh }: CloseProgress) => (
  <StaticModal open title={messages.closingTheShop} width={440}>
    {oleh && (
      <p role="status">
        {messages.sedangDitutupOleh} <strong>{oleh}</strong>. {messages.ditinggalSaatTutup}
      </p>
    )}
    <Progress percent={percentage} aria-label={messages.closingTheShop} />
    <p className="muted" aria-live="polite">
      {message}
    </p>
  </StaticModal>
)
