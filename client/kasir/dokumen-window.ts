/** The window of a document, handed down by the app: it is made of every area (client/dokumen.tsx), and loaded when one is opened. */
import { createContext, type ReactNode } from 'react'

export interface OpenedProps {
  /** The document's own number. */
  no: string
  /** With its paper and its next steps; without, it is there to look at. */
  steps?: boolean
  onTutup: () => void
}

export const DokumenWindow = createContext<(props: OpenedProps) => ReactNode>(() => null)
