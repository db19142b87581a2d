/** Tells the bundler which parts of antd a screen takes, and which not; it cannot see that by itself. */
import type { Plugin } from 'vite'

/** `import { Button } from 'antd'` means the button: through the index every screen would seem to need all of antd. */
export function bagianAntd(): Plugin {
  return {
    name: 'bagian-antd',
    apply: 'build',
    transform: {
      filter: { id: /\/client\/.*\.tsx?$/, code: /from ["']antd["']/ },
      handler: (code) => ({
        code: code.replace(/import \{([^}]*)\} from ["']antd["'];?/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => {
              const [exported, local = exported] = name.split(' as ')
              return `import ${local} from 'antd/es/${kebab(exported!)}';`
            })
            .join(' '),
        ),
        map: null,
      }),
    },
  }
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at) => (at ? '-' : '') + letter.toLowerCase())

interface Sebagian {
  /** The module of antd. */
  di: string
  /** The import that the module makes, and its replacement. */
  diambil: RegExp
  diganti: string
}

/** Modules that parts of antd import but no screen uses. Unreplaced, they would be loaded wherever those parts are. */
const SEBAGIAN: readonly Sebagian[] = [
  // Every field and button imports the context of forms, which takes one small component from the index of its form package:
  // with the index, whose own statements hold all of it, came the validator and the whole of forms to screens without one.
  {
    di: 'form/context.js',
    diambil: /(?<=FormProvider as RcFormProvider \} from ["']@rc-component\/form)(?=["'])/,
    diganti: '/es/FormContext',
  },
  // A field of one line, and the text area that measures itself.
  { di: 'input/Input.js', diambil: /(?<=from ["']@rc-component\/input)(?=["'])/, diganti: '/es/Input' },
  // Bars in place of what a modal has still to read (`loading`): ours wait inside.
  {
    di: 'modal/Modal.js',
    diambil: /import Skeleton from ["']\.\.\/skeleton["'];?/,
    diganti: 'const Skeleton = () => null;',
  },
  // The tooltip of a choice among several (`tooltip`): Kencana's choices say it in their labels.
  {
    di: 'segmented/index.js',
    diambil: /import Tooltip from ["']\.\.\/tooltip["'];?/,
    diganti: 'const Tooltip = ({ children }) => children;',
  },
]

export function sebagianAntd(): Plugin[] {
  return SEBAGIAN.map(({ di, diambil, diganti }) => ({
    name: `sebagian-antd: ${di}`,
    apply: 'build',
    transform: {
      filter: { id: new RegExp(`antd/es/${di.replace('.', '\\.')}$`) },
      handler(code) {
        const sebagian = code.replace(diambil, diganti)
        if (sebagian === code) this.warn(`antd/es/${di} takes something else along by now`)
        return { code: sebagian, map: null }
      },
    },
  }))
}
