/**
 * The client knows no rules: nothing in it may depend on a particular card, option or phase.
 *
 * @import { Rule, SourceCode } from 'eslint'
 * @import { Node } from 'estree'
 */

import { nameOf, textOf } from './meaning.js'
import { ALSO_WORDS, FIELDS, NAMES, PHASES } from './names.js'

const COMPARING = new Set(['===', '!==', '==', '!=', 'in'])
const ASKING = new Set(['includes', 'indexOf', 'startsWith', 'endsWith', 'has', 'get', 'set', 'add'])
const OF_A_PHASE = new RegExp(`^(${PHASES.join('|')}):`)
/** Names of objects that hold options, of an option and of its value. */
const OPTIONS = new Set(['options', 'chosen', 'usual'])
const OF_AN_OPTION = new Set(['option', 'name', 'value'])

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
    const { options, sourceCode: source } = context
    const [{ mayReadPhase = false } = {}] = options

    /** @param {Node} node @param {string | null} name */
    function report(node, name) {
      context.report({ node, messageId: 'name', data: { name: String(name) } })
    }

    /** @param {Node | null | undefined} node @param {boolean} ofAnOption */
    function refuse(node, ofAnOption = false) {
      const name = node ? textOf(node, source) : null
      if (node && name && isNamed(name, ofAnOption)) report(node, name)
    }

    /** @param {Node} key @param {boolean} computed @param {boolean} ofOptions */
    function refuseField(key, computed, ofOptions = false) {
      const name = nameOf(key, computed, source)
      if (name && (FIELDS.has(name) || (ofOptions && ALSO_WORDS.has(name)))) report(key, name)
    }

    /** @param {Node} key @param {boolean} computed */
    function refusePhase(key, computed) {
      if (nameOf(key, computed, source) === 'phase' && !mayReadPhase)
        context.report({ node: key, messageId: 'phase' })
    }

    return {
      BinaryExpression({ operator, left, right }) {
        if (!COMPARING.has(operator)) return
        refuse(left, isCalled(right, OF_AN_OPTION))
        refuse(right, isCalled(left, OF_AN_OPTION))
      },
      SwitchStatement({ discriminant, cases }) {
        for (const { test } of cases) refuse(test, isCalled(discriminant, OF_AN_OPTION))
      },
      CallExpression({ callee, arguments: given }) {
        if (!asks(callee, source)) return
        const ofOptions = callee.type === 'MemberExpression' && isCalled(callee.object, OPTIONS)
        for (const each of given) refuse(each, ofOptions)
      },
      ArrayExpression(node) {
        if (isAsked(node, source)) for (const each of node.elements) refuse(each)
      },
      Property({ key, computed, parent }) {
        refuseField(key, computed)
        if (parent.type === 'ObjectPattern') refusePhase(key, computed)
      },
      MemberExpression({ object, property, computed }) {
        refuseField(property, computed, isHolder(object))
        refusePhase(property, computed)
      },
      Literal(node) {
        const pattern = 'regex' in node ? node.regex.pattern : ''
        const name = pattern.match(/\w{2,}/g)?.find((word) => FIELDS.has(word))
        if (name) report(node, name)
      },
    }
  },
}

/**
 * A list of names may say what to draw, but nothing may look for a name in it.
 *
 * @param {Rule.Node} node
 * @param {SourceCode} source
 * @returns {boolean}
 */
function isAsked(node, source) {
  const { parent } = node
  if (parent === null) return false
  if (parent.type === 'NewExpression' || asks(parent, source)) return true
  if (parent.type === 'ArrayExpression' || /^TS/.test(parent.type)) return isAsked(parent, source)
  if (parent.type !== 'VariableDeclarator') return false
  return source
    .getDeclaredVariables(parent)
    .flatMap(({ references }) => references)
    .some(({ identifier }) => 'parent' in identifier && asks(/** @type {Node} */ (identifier.parent), source))
}

/** @param {Node} node @param {SourceCode} source */
function asks(node, source) {
  return node.type === 'MemberExpression' && ASKING.has(nameOf(node.property, node.computed, source) ?? '')
}

/**
 * Only a field holds options: `chosen` alone is also used for cards.
 *
 * @param {Node} node
 */
function isHolder(node) {
  return isCalled(node, OPTIONS) && !(node.type === 'Identifier' && node.name === 'chosen')
}

/** @param {Node} node @param {ReadonlySet<string>} names */
function isCalled(node, names) {
  if (node.type === 'Identifier') return names.has(node.name)
  return (
    node.type === 'MemberExpression' && node.property.type === 'Identifier' && names.has(node.property.name)
  )
}

/** @param {string} text @param {boolean} ofAnOption */
function isNamed(text, ofAnOption) {
  return NAMES.has(text) || OF_A_PHASE.test(text) || (ofAnOption && ALSO_WORDS.has(text))
}
