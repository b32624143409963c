/**
 * Whether a folded word of a name is also an ordinary one, which readers need: "the grace period". It
 * may have an "s" at its end.
 */
export function isOrdinary(word: string): boolean {
  return ORDINARY.has(word) || (word.endsWith('s') && ORDINARY.has(word.slice(0, -1)))
}

/** English words first, then adjectives and the like of German, French and Spanish, all folded. */
const ORDINARY: ReadonlySet<string> = new Set(
  (
    'amber angel april art ash august autumn baker ball bank barber bay beach bean bear bell berry best bill bird ' +
    'bishop black bloom blue bond bow branch bridge bright brook brown buck bull bush butler camp case cash castle ' +
    'chance chase church clay close coach cold cook corn cotton court crane cross crow crown daisy dawn day dear ' +
    'ease east fair faith farmer field fish fisher flood flower ford forest foster fox frank free frost gale gate ' +
    'gene gift glass gold good grace grant gray green grey grove guide hall hand hardy harbor harbour hawk hay ' +
    'hazel heath heather hill holiday holly hood hope house hunt hunter ivy jade jasmine jewel job joy june ' +
    'justice kind king kit knight lake lamb lance land lane large lark law lemon light lily little lock long ' +
    'lord love low luck major man mark marsh may mercy mile mill miller mine mint moon moss new noble norm north ' +
    'oak olive page park patience pearl penny pepper pike piper pool poor pope porter potter pound power price ' +
    'pride prince purity quick rain ray reed rich rice ring river rob rock root rose round ruby rule rush sage ' +
    'sand savage say sea self sharp shell shepherd short silver singer sky small smart snow speed spring star ' +
    'steel stone storm strange street strong sue summer sun swan swift temple thorn tiger tree true turner union ' +
    'victory violet walker wall ward water way weaver week well west wheeler white will willow wind winter wise ' +
    'wolf wood word worth yard young ' +
    'braun ernst fein frei froh gross gut hell jung klein kurz lang neu rein rot schon schwarz stark still weiss ' +
    'bel belle blanc blanche bon claire constant desire doux fort franc grand gros juste long loyal noir petit ' +
    'pierre rose roux sage seul vert vrai ' +
    'alegre amor blanca blanco bravo bueno campo cruz delgado flor fuerte justo leal luz mar moreno paz prudente ' +
    'rey rosa rubio sol valiente'
  ).split(' '),
)
