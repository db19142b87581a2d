/**
 * A printer of ours: it listens as one at port 9100 does, answers what it is asked, and reads what it is told back into what stands on
 * its paper. It can be off, slow, without paper, and cut off in the middle.
 */
import { createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'

export interface PrinterState {
  paper: boolean
  coverOpen: boolean
  /** Says nothing, as the cheapest do. */
  silent: boolean
  /** Ends every connection once it has taken so many bytes. */
  cutAfter: number | undefined
}

export interface TestPrinter {
  alamat: string
  state: PrinterState
  /** Everything it was told, of each connection that told something to print. */
  jobs: Buffer[]
  close(): Promise<void>
}

export async function startPrinter(state: Partial<PrinterState> = {}): Promise<TestPrinter> {
  const now: PrinterState = { paper: true, coverOpen: false, silent: false, cutAfter: undefined, ...state }
  const jobs: Buffer[] = []
  const server = createServer((socket) => served(socket, now, jobs))
  const port = await listening(server)
  return {
    alamat: `127.0.0.1:${port}`,
    state: now,
    jobs,
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}

/** Somebody else's test may have a port of the range. */
async function listening(server: Server): Promise<number> {
  for (let tried = 0; ; tried++) {
    const port = 9110 + ((process.pid * 7 + tried) % 90)
    server.listen(port, '127.0.0.1')
    const won = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ])
    if (won) return port
    if (tried > 90) throw new Error('no port for a printer')
  }
}

function served(socket: Socket, state: PrinterState, jobs: Buffer[]): void {
  let told = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    const { rest, answers } = asked(chunk, state)
    told = Buffer.concat([told, rest])
    if (state.cutAfter !== undefined && told.length >= state.cutAfter) return socket.destroy()
    if (!state.silent && answers.length > 0) socket.write(Buffer.from(answers))
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    if (told.length > 0) jobs.push(told)
  })
}

/** Takes the questions out of what came: DLE EOT n, GS r 1. */
function asked(chunk: Buffer, { paper, coverOpen }: PrinterState): { rest: Buffer; answers: number[] } {
  const rest: number[] = []
  const answers: number[] = []
  for (let i = 0; i < chunk.length; i++) {
    if (chunk[i] === 0x10 && chunk[i + 1] === 0x04) {
      const offline = 0x12 | (coverOpen ? 0x04 : 0) | (paper ? 0 : 0x20)
      answers.push(chunk[i + 2] === 2 ? offline : 0x12 | (paper ? 0 : 0x60))
      i += 2
    } else if (chunk[i] === 0x1d && chunk[i + 1] === 0x72) {
      answers.push(paper ? 0 : 0x0c)
      i += 2
    } else rest.push(chunk[i]!)
  }
  return { rest: Buffer.from(rest), answers }
}

/** A line of paper, as it is read: what is bold or large is said. */
export interface PaperLine {
  text: string
  bold: boolean
  big: boolean
}

export interface ReadPaper {
  lines: PaperLine[]
  /** Contents of its QR codes. */
  qr: string[]
  cuts: number
  /** Drawers opened. */
  pulses: number
}

/** Reads ESC/POS back. @throws at a command that no paper of ours needs: whoever adds one says here what it does */
export function readEscPos(bytes: Buffer): ReadPaper {
  const paper: ReadPaper = { lines: [], qr: [], cuts: 0, pulses: 0 }
  const tone = { bold: false, big: false }
  /** Tone of the letters of this line. */
  const set = { ...tone }
  let text = ''
  let stored = ''
  for (let i = 0; i < bytes.length;) {
    const [a, b, c] = [bytes[i]!, bytes[i + 1], bytes[i + 2]]
    if (a === 0x0a) {
      paper.lines.push({ text: text.trimEnd(), ...set })
      text = ''
      i += 1
    } else if (a === 0x0d) i += 1
    else if (a >= 0x20) {
      text += String.fromCharCode(a)
      Object.assign(set, tone)
      i += 1
    } else if (a === 0x1b && b === 0x45) {
      tone.bold = c === 1
      i += 3
    } else if (a === 0x1d && b === 0x21) {
      tone.big = c !== 0
      i += 3
    } else if (a === 0x1b && b === 0x70) {
      paper.pulses += 1
      i += 5
    } else if (a === 0x1d && b === 0x56) {
      paper.cuts += 1
      i += c === 65 || c === 66 ? 4 : 3
    } else if (a === 0x1d && b === 0x28 && c === 0x6b) {
      const length = bytes[i + 3]! + bytes[i + 4]! * 256
      if (bytes[i + 6] === 0x50) stored = bytes.subarray(i + 8, i + 5 + length).toString('latin1')
      if (bytes[i + 6] === 0x51) paper.qr.push(stored)
      i += 5 + length
    } else i += SKIPPED[`${a} ${b}`] ?? unknown(bytes, i)
  }
  return paper
}

/** Lengths of commands that change nothing of what is read: initialise, character set, face, alignment, line spacing. */
const SKIPPED: Record<string, number> = {
  '27 64': 2,
  '27 116': 3,
  '27 77': 3,
  '27 97': 3,
  '27 50': 2,
  '27 51': 3,
  '28 46': 2,
}

function unknown(bytes: Buffer, at: number): never {
  throw new Error(`unknown command at ${at}: ${bytes.subarray(at, at + 6).toString('hex')}`)
}
