/**
 * The text of an expression, as far as one file can tell: constants are followed.
 *
 * @import { Scope, SourceCode } from 'eslint'
 * @import { Node, ObjectExpression } from 'estree'
 */

/** How many constants to follow; ends cycles. */
const STEPS = 8

/**
 * @param {Node} node
 * @param {SourceCode} source
 * @returns {string | null}
 */
export function textOf(node, source) {
  const meant = valueOf(node, source)
  if (meant.type === 'Literal') return typeof meant.value === 'string' ? meant.value : null
  if (meant.type === 'TemplateLiteral') {
    const parts = meant.quasis.map((quasi) => quasi.value.cooked ?? '')
    return joined(parts.flatMap((part, nth) => [part, ...meant.expressions.slice(nth, nth + 1).map(read)]))
  }
  if (meant.type !== 'BinaryExpression' || meant.operator !== '+') return null
  return joined([read(meant.left), read(meant.right)])

  /** @param {Node} part */
  function read(part) {
    return textOf(part, source)
  }
}

/** @param {Node} key @param {boolean} computed @param {SourceCode} source */
export function nameOf(key, computed, source) {
  return !computed && key.type === 'Identifier' ? key.name : textOf(key, source)
}

/**
 * Follows constants, fields of constant objects and type assertions.
 *
 * @param {Node} node
 * @param {SourceCode} source
 * @returns {Node}
 */
function valueOf(node, source) {
  let meant = node
  for (let step = 0; step < STEPS; step++) meant = behind(meant, source) ?? meant
  return meant
}

/**
 * @param {Node} node
 * @param {SourceCode} source
 * @returns {Node | null}
 */
function behind(node, source) {
  if (/^TS\w+Expression$/.test(node.type)) return /** @type {any} */ (node).expression
  if (node.type === 'Identifier') return constant(node.name, source.getScope(node))
  if (node.type !== 'MemberExpression') return null
  const object = valueOf(node.object, source)
  const name = nameOf(node.property, node.computed, source)
  return object.type === 'ObjectExpression' && name !== null ? fieldOf(object, name, source) : null
}

/**
 * @param {string} name
 * @param {Scope.Scope} scope
 * @returns {Node | null}
 */
function constant(name, scope) {
  const variable = scope.set.get(name)
  if (!variable) return scope.upper && constant(name, scope.upper)
  const [definition] = variable.defs
  if (definition?.type !== 'Variable' || definition.parent?.kind !== 'const') return null
  return definition.node.id.type === 'Identifier' ? (definition.node.init ?? null) : null
}

/**
 * @param {ObjectExpression} object
 * @param {string} name
 * @param {SourceCode} source
 * @returns {Node | null}
 */
function fieldOf(object, name, source) {
  for (const field of object.properties) {
    if (field.type === 'Property' && nameOf(field.key, field.computed, source) === name) return field.value
  }
  return null
}

/** @param {readonly (string | null)[]} parts */
function joined(parts) {
  return parts.includes(null) ? null : parts.join('')
}
