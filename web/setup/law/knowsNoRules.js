/**
 * The law of the client: nothing in it depends on what a card, an option or a phase is; it only draws.
 *
 * @import { Rule, SourceCode } from 'eslint'
 * @import { Node } from 'estree'
 */

import { FIELDS, NAMES, PHASES } from './names.js'

const COMPARING = new Set(['===', '!==', '==', '!=', 'in'])
const ASKING = new Set(['includes', 'indexOf', 'startsWith', 'endsWith', 'has', 'get', 'set', 'add'])
const OF_A_PHASE = new RegExp(`^(${PHASES.join('|')}):`)

/** @type {Rule.RuleModule} */
export const knowsNoRules = {
  meta: {
    type: 'problem',
    schema: [
      { type: 'object', properties: { mayReadPhase: { type: 'boolean' } }, additionalProperties: false },
    ],
    messages: {
      name: 'docs/web.md: the client knows no rule, and {{name}} is a matter of the rules.',
      phase: 'docs/web.md: the client knows no rule; a phase is only read to be said.',
    },
  },
  create(context) {
    const [{ mayReadPhase = false } = {}] = context.options

    /** @param {Node | null | undefined} node */
    function refuse(node) {
      const name = node && textOf(node)
      if (name && isNamed(name)) context.report({ node, messageId: 'name', data: { name } })
    }

    /** @param {Node} key @param {boolean} computed */
    function refuseField(key, computed) {
      const name = nameOf(key, computed)
      if (name && FIELDS.has(name)) context.report({ node: key, messageId: 'name', data: { name } })
    }

    /** @param {Node} key @param {boolean} computed */
    function refusePhase(key, computed) {
      if (nameOf(key, computed) === 'phase' && !mayReadPhase)
        context.report({ node: key, messageId: 'phase' })
    }

    return {
      BinaryExpression({ operator, left, right }) {
        if (COMPARING.has(operator)) [left, right].forEach(refuse)
      },
      SwitchCase({ test }) {
        refuse(test)
      },
      CallExpression({ callee, arguments: given }) {
        if (asks(callee)) given.forEach(refuse)
      },
      ArrayExpression(node) {
        if (isAsked(node, context.sourceCode)) node.elements.forEach(refuse)
      },
      Property({ key, computed, parent }) {
        refuseField(key, computed)
        if (parent.type === 'ObjectPattern') refusePhase(key, computed)
      },
      MemberExpression({ property, computed }) {
        refuseField(property, computed)
        refusePhase(property, computed)
      },
      Literal(node) {
        const pattern = 'regex' in node ? node.regex.pattern : ''
        const name = pattern.match(/\w{2,}/g)?.find((word) => FIELDS.has(word))
        if (name) context.report({ node, messageId: 'name', data: { name } })
      },
    }
  },
}

/**
 * A list may say what to draw; one that is looked into tells its members from everything else.
 *
 * @param {Rule.Node} node
 * @param {SourceCode} source
 * @returns {boolean}
 */
function isAsked(node, source) {
  const { parent } = node
  if (parent === null) return false
  if (parent.type === 'NewExpression' || asks(parent)) return true
  if (parent.type === 'ArrayExpression' || /^TS/.test(parent.type)) return isAsked(parent, source)
  if (parent.type !== 'VariableDeclarator') return false
  return source
    .getDeclaredVariables(parent)
    .flatMap(({ references }) => references)
    .some(({ identifier }) => 'parent' in identifier && asks(/** @type {Node} */ (identifier.parent)))
}

/** @param {Node} node */
function asks(node) {
  return node.type === 'MemberExpression' && ASKING.has(nameOf(node.property, node.computed) ?? '')
}

/** @param {Node} key @param {boolean} computed */
function nameOf(key, computed) {
  return !computed && key.type === 'Identifier' ? key.name : textOf(key)
}

/** @param {Node} node */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && !node.expressions.length) return node.quasis[0]?.value.cooked ?? null
  return null
}

/** @param {string} text */
function isNamed(text) {
  return NAMES.has(text) || OF_A_PHASE.test(text)
}
