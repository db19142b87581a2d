/**
 * Who may import whom. The same as .oxlintrc.json tells while writing, checked here over what the imports really lead to.
 * TypeScript 7 has no compiler that tools could call: files are read through @swc/core. Without it no file is read and
 * nothing is wrong, so test.mjs asks how much was read.
 */
const TEST = '\\.test\\.tsx?$|^(test|e2e|bench)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'domain/ is what a shop is, and nothing else: it imports zod and other files of domain/.',
      severity: 'error',
      from: { path: '^domain/', pathNot: TEST },
      to: { pathNot: '^domain/|^node_modules/zod/' },
    },
    {
      name: 'client-never-server',
      comment: 'The client never imports the server: what both need is a rule or a call of domain/.',
      severity: 'error',
      from: { path: '^client/', pathNot: TEST },
      to: { path: '^(server|test|bench|e2e)/' },
    },
    {
      name: 'client-runs-in-a-browser',
      comment: 'The client runs in a browser: nothing of Node is there.',
      severity: 'error',
      from: { path: '^client/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-never-client',
      comment: 'The server never imports the client: what both need is a rule or a call of domain/.',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: { path: '^(client|test|bench|e2e)/' },
    },
    {
      name: 'features-are-apart',
      comment:
        'One feature never reaches into another: what two areas share lives in domain/rules, server/ledger, beside server/app.ts or in client/ui.',
      severity: 'error',
      from: { path: '^(server|client)/features/([^/]+)/', pathNot: TEST },
      to: { path: '^$1/features/', pathNot: '^$1/features/$2/' },
    },
    {
      name: 'resolvable',
      comment: 'The file or package is not there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(css|svg)$|^virtual:' },
    },
    {
      name: 'no-tools-at-work',
      comment: 'What runs in the shop is in dependencies, not in devDependencies.',
      severity: 'error',
      from: { path: '^(domain|server|client)/', pathNot: TEST },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
