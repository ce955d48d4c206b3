import type { Language } from '../language.ts'

/** Spanish as in benefits guides in the United States: "usted", and HSA spelled out where it first appears. */
export const language: Language = {
  locale: 'es-US',
  direction: 'ltr',

  shell: {
    application: 'Calculadora de planes médicos',
    pageTitle: '{screen} – Calculadora de planes médicos',
    errorTitle: 'Error: {title}',
    loading: 'Cargando…',
    loadingHint: 'Esto tarda más de lo normal. Revise su conexión a internet o cargue la página de nuevo.',
    noScript: 'La calculadora necesita JavaScript. Actívelo y cargue la página de nuevo.',
    tryAgain: 'Intentar de nuevo',
    home: {
      heading: 'Haga las cuentas de su plan médico',
      lead: 'Use nuestra calculadora para estimar sus costos médicos de {planYear}.',
      start: 'Comencemos',
      facts: [
        'Unos dos minutos',
        'Sin nombre ni registro',
        'Sus respuestas se envían solo para calcular sus costos',
      ],
      stays: 'Sus respuestas no salen de este navegador',
      kept: 'Si recarga la página o sale de ella, esta pestaña guarda sus respuestas durante {minutes} minutos',
      preview: {
        example: 'Ejemplo',
        bestPlan: 'Su mejor plan',
        totals: ['$4,209', '$5,548', '$7,960'],
      },
    },
    steps: {
      label: 'Pasos',
      home: 'Inicio',
      personal: 'Sus datos',
      coverage: 'Cobertura',
      scenario: 'Escenario',
      results: 'Resultados',
      completed: '{step}: paso completado',
      notAvailable: '{step}: paso aún no disponible',
    },
    preview: 'Vista previa de la calculadora de {year}',
    createdBy: 'Creada por {consultancy} para {client}',
    aConsultancy: 'una consultora de beneficios',
    copyright: '© 2018–{year}',
    licenses: 'Licencias de software',
    notAvailable: {
      heading: 'No disponible',
      causes: {
        connection: 'No pudimos conectar con la calculadora. Revise su conexión a internet.',
        service: 'La calculadora tiene un problema. Intente de nuevo en unos minutos.',
      },
      advice: 'Revise la dirección web e intente de nuevo',
      leave: 'Ir a la calculadora',
    },
    stepFailure: {
      heading: 'Este paso no se cargó',
      advice: 'Sus respuestas siguen aquí. Revise su conexión a internet e intente de nuevo.',
      adviceBeforeStart: 'Revise su conexión a internet e intente de nuevo. No se perdió nada.',
    },
  },

  steps: {
    next: 'Siguiente',
    backToResults: 'Volver a los resultados',

    forms: {
      pleaseSelect: 'Seleccione',
      service: 'Servicio',
      uses: 'Veces',
      person: 'Persona',
      usesByPerson: '{service}, {person}',
      namedError: '{name}: {message}',
      corrections: { one: 'Corrija {count} respuesta', other: 'Corrija {count} respuestas' },
      selectOne: 'Seleccione una de las opciones.',
      enterWholeNumber: 'Escriba un número entero de {minimum} a {maximum}.',
      answerAgain: 'Responda esto de nuevo.',
    },

    people: {
      subscriber: 'Usted',
      spouse: 'Su cónyuge',
      inSentence: {
        subscriber: 'usted',
        spouse: 'su cónyuge',
        children: { one: '{count} hijo(a)', other: '{count} hijos' },
      },
      child: 'Hijo(a) {number}',
      baby: 'Su bebé',
      sameName: '{name} ({number})',
      children: { one: '{count} hijo(a)', other: '{count} hijos' },
    },

    personal: {
      heading: 'Cuéntenos sobre usted',
      salaryBand: 'Su rango salarial o tipo de empleo',
      location: 'Su ubicación',
      savingsStyle: 'Su actitud hacia el ahorro',
      hint: 'Responda todas las preguntas para continuar',
    },

    coverage: {
      heading: '¿Quién necesita cobertura?',
      you: 'Usted',
      alwaysCovered: 'Siempre con cobertura',
      spouse: 'Cónyuge',
      children: 'Hijos',
      childOrChildren: 'Hijo(s)',
      addChild: 'Agregar un(a) hijo(a)',
      removeChild: 'Quitar un(a) hijo(a)',
      needed: 'Necesita cobertura {tier}.',
      tiers: {
        EE: 'solo para usted',
        ES: 'para usted y su cónyuge',
        EK: 'para usted y un(a) hijo(a)',
        EC: 'para usted y sus hijos',
        EF: 'familiar',
        childOrChildren: 'para usted y su(s) hijo(s)',
      },
    },

    scenario: {
      heading: '¿Cómo será su {planYear}?',
      expectedUsage: 'Su uso previsto',
      hint: 'Elija su uso previsto para continuar',
      customEntry: 'Escenario personalizado (configúrelo abajo)',
      customize: 'Personalizar',
      customizeHint: 'Personalice su uso previsto para continuar',
      customInUse: 'Su escenario personalizado está en uso.',
      baby: {
        isCovered: '¿Estará el bebé en su plan?',
        yes: 'Sí',
        no: 'No',
        isCounted: {
          one: 'Contamos a su hijo(a) como el bebé. Si no es así, agregue un(a) hijo(a) en {coverage}.',
          other:
            'Contamos al bebé como uno de sus {count} hijos. Si no es así, agregue un(a) hijo(a) en {coverage}.',
        },
        month: '¿Cuándo nacerá el bebé?',
        unknownMonth: 'Todavía no lo sé',
      },
      surcharges: 'Recargos y créditos',
      surchargeAmount: {
        paycheck: {
          household: '{amount} por cheque de pago',
          adult: '{amount} por cheque de pago por cada adulto',
          person: '{amount} por cheque de pago por cada persona',
        },
        year: {
          household: '{amount} al año',
          adult: '{amount} al año por cada adulto',
          person: '{amount} al año por cada persona',
        },
      },
    },

    customScenario: {
      title: 'Crear escenario personalizado',
      close: 'Cerrar',
      warning: 'Un escenario personalizado reemplaza nuestros supuestos y puede cambiar el resultado.',
      question: '¿Cuántas veces usarán usted y su familia cada servicio en {planYear}? Sume las de todos.',
      questionByPerson: '¿Cuántas veces usará cada persona cada servicio en {planYear}?',
      caption: 'Veces que usará cada servicio en {planYear}',
      startFrom: 'Comenzar con',
      replaceUses: 'Reemplazar los números de abajo',
      filled: 'Se copiaron los números de este escenario: {scenario}.',
      leavesOutBaby:
        'Su propio año no incluye al bebé. Para incluirlo, agregue un(a) hijo(a) en el paso anterior.',
      confirm: 'Usar escenario personalizado',
      allZeros: 'Todos los servicios están en 0: un año sin atención médica. ¿Quiere usarlo así?',
      confirmZeros: 'Usarlo sin atención médica',
    },

    results: {
      heading: 'Sus resultados',
      client: '{planYear}, {client}',
      date: 'Estimación del {date}',
      link: 'Vuelva a verla: {link}',
      searching: 'Buscando su mejor plan…',
      savings: 'Según lo que nos dijo, podría ahorrar unos {amount} si elige:',
      savingsBasis: 'Esto se basa en su estilo de ahorro y puede costarle:',
      best: 'Según lo que nos dijo, el mejor plan para usted puede ser:',
      bestBasis: 'Esto se basa en:',
      found: {
        savings: 'Según lo que nos dijo, podría ahorrar unos {amount} si elige: {plan}',
        best: 'Según lo que nos dijo, el mejor plan para usted puede ser: {plan}',
      },
      foundAnd: '{found}. {sentences}',
      rounded: 'Los montos están en dólares enteros; por eso la suma varía un poco.',
      otherHousehold: 'Calculado para una familia de {priced}; ustedes son {covered}.',
      companyAccount:
        'Este dinero de su empleador va a su {account}, no a una cuenta de ahorros para la salud (HSA).',
      match: 'De ese dinero, recibe {match} solo si usted aporta {contribution}.',
      contributionLimit: {
        HSA: 'Usted puede aportar hasta {limit} a su cuenta de ahorros para la salud ({account}) en {planYear} (ya restamos lo que aporta su empleador)',
        other: 'El límite máximo de contribución a su {account} en {planYear} es de {limit}',
      },
      catchUp: { other: 'Si tiene {count} años o más, puede agregar {amount}' },
      sectionsFailure: {
        heading: 'La comparación de planes no se cargó',
        advice:
          'Su mejor plan y sus respuestas siguen aquí. Revise su conexión a internet e intente de nuevo.',
      },
    },

    figures: {
      outOfPocketExpenses: 'Gastos de bolsillo',
      hsaFunds: 'Dinero de su empleador',
      payrollDeduction: 'Deducción anual de nómina',
      payrollDeductionAndCharges: 'Deducción de nómina y recargos',
      totalCost: 'Costos anuales estimados',
      signs: { minus: 'menos', plus: 'más', equals: 'igual a' },
    },

    answer: {
      choice: {
        clear: 'Una opción clara',
        risky: 'El menor costo, pero no el de menor riesgo',
        close: 'Poca diferencia',
        even: 'Casi sin diferencia',
      },
      cheapestIn: {
        words: 'años como este',
        nearlyAll: '{choice}: casi todos los {words} lo hacen el más barato.',
        some: '{choice}: unos {years} de cada 100 {words} lo hacen el más barato.',
        hardlyAny: '{choice}: muy pocos {words} lo hacen el más barato.',
        notStated: '{choice}.',
      },
      next: {
        more: 'Le sigue {plan}: {amount} más.',
        less: 'Le sigue {plan}: {amount} menos.',
        same: 'Le sigue {plan}: casi lo mismo.',
      },
      worstCase: {
        words: 'peor caso',
        alone: 'En el {worstCase} usted paga {amount}.',
        lowest: 'En el {worstCase} usted paga {amount}, y ningún plan cuesta menos.',
        higher: 'En el {worstCase} usted paga {amount}, o {difference} menos con {plan}.',
        noLimit: 'Lo que puede pagar no tiene límite: los copagos no paran.',
      },
      worstCaseSavings: 'Usted ahorra esto en el peor caso.',
      withoutSavingsStyle: {
        more: 'En un año como este, {plan} cuesta {amount} más.',
        less: 'En un año como este, {plan} cuesta {amount} menos.',
        same: 'En un año como este, {plan} cuesta casi lo mismo.',
      },
      negativeTotal: 'Usted recibe más de lo que paga.',
    },

    warnings: {
      babyNotCovered: 'Esta estimación no incluye a su bebé.',
      includeBaby: 'Incluir a su bebé',
      childNotCovered: 'Su bebé todavía no está en su plan. Eso cambia lo que paga: {link}.',
      spouseNotCovered: 'Su cónyuge todavía no está en su plan. Eso cambia lo que paga: {link}.',
      changeCoverage: 'cambie quién necesita cobertura',
      coveredMonths: {
        one: 'Estos montos son de {count} mes.',
        other: 'Estos montos son de {count} meses.',
      },
    },

    failure: {
      heading: 'No pudimos encontrar su mejor plan',
      network: 'Se perdió la conexión. Revise su conexión a internet. Sus respuestas siguen aquí.',
      timeout: 'El cálculo tardó demasiado. Intente de nuevo en un minuto. Sus respuestas siguen aquí.',
      status: 'Hubo un problema de nuestra parte. Sus respuestas siguen aquí.',
      shape: 'No pudimos leer sus resultados. Intente de nuevo en un minuto. Sus respuestas siguen aquí.',
      rejected: 'No pudimos usar sus respuestas. Revise cada paso. Sus respuestas siguen aquí.',
    },

    panels: {
      savingsStyle: 'Su estilo de ahorro',
      plans: 'Ver cómo se calculó',
      notes: 'Notas y supuestos',
    },

    savingsStyle:
      'Usted eligió no ahorrar. Eso favorece un plan que puede reducir sus dificultades económicas, pero puede costarle más en total. Considere todas sus opciones y si puede aportar dinero antes de impuestos a una HSA u otra cuenta similar.',

    plans: {
      caption: 'Lo que puede costarle cada plan en un año',
      plan: 'Plan',
      outOfPocketExpenses: 'Gastos de bolsillo',
      hsaFunds: 'Fondos de la HSA',
      surchargeTotal: 'Recargos y créditos',
      payrollDeduction: 'Deducción anual de nómina',
      totalCost: 'Costo anual estimado',
      worstCase: 'Peor caso',
      notStated: 'no indicado',
      best: 'El mejor para usted',
      savingsStyle: 'Se ajusta a su estilo de ahorro',
      dominated: 'Nunca cuesta menos que {other}.',
      worstCaseNote:
        'Peor caso: lo que le cuesta un año con este tipo de atención médica si usted llega al gasto máximo de bolsillo del plan. Incluye sus cheques de pago y la atención médica que el plan no cubre.',
      noLimit: 'sin límite',
      noLimitNote:
        'Con {plan}, los costos de un año no tienen límite. Los copagos no cuentan para el gasto máximo de bolsillo y se siguen pagando después.',
    },

    explanation: {
      summary: 'Cómo calculamos sus {amount} de gastos médicos',
      summaryWithPlan: 'Cómo calculamos sus {amount} de gastos médicos con {plan}',
      fullPrice: 'Precio completo: lo que usted y el plan pagan juntos.',
      bold: 'El monto en negrita es lo que usted paga.',
      averages: 'Nadie conoce aún el orden de las facturas del año. Por eso los montos son promedios.',
      savedByMaximum: 'Ahorro por el máximo: lo que también pagaría sin gasto máximo de bolsillo.',
      everyone: 'Toda la familia',
      person: 'Persona',
      service: 'Servicio',
      total: 'Total',
      columns: {
        uses: 'Veces',
        allowedAmount: 'Precio completo',
        deductible: 'Deducible',
        copay: 'Copago',
        coinsurance: 'Coseguro',
        notCovered: 'Sin cobertura',
        paid: 'Usted paga',
        amountOverMaximum: 'Ahorro por el máximo',
      },
    },

    notes: {
      averages: 'Los costos son promedios de categorías amplias de servicios.',
      cheapestFacility: 'Suponemos que los servicios cubiertos se reciben en el centro médico más económico.',
      maximums:
        'Sus gastos de bolsillo pueden ser menores que la suma de la tabla, por su gasto máximo de bolsillo.',
      rounding: 'Los montos sin centavos están redondeados: una suma puede variar en $1.',
      otherProviders: 'Con {plan}, suponemos que el {share} de la atención es con: {providers}.',
      household: 'La estimación es para {household}.',
      customUses: 'Los servicios de su escenario se reparten entre estas personas.',
      pricesAbove: {
        about:
          'Suponemos que los precios en su ubicación están un {percent} por encima de los precios típicos.',
        lessThan:
          'Suponemos que los precios en su ubicación están menos de un {percent} por encima de los precios típicos.',
      },
      pricesBelow: {
        about:
          'Suponemos que los precios en su ubicación están un {percent} por debajo de los precios típicos.',
        lessThan:
          'Suponemos que los precios en su ubicación están menos de un {percent} por debajo de los precios típicos.',
        moreThan:
          'Suponemos que los precios en su ubicación están más de un {percent} por debajo de los precios típicos.',
      },
      claimOrder: 'Lo que paga puede cambiar con el orden de las facturas del año. Suponemos:',
      claimOrderRules: {
        'by-date': 'Las facturas cuentan en el orden de sus fechas.',
        'mean-of-orders': {
          one: 'Nadie conoce aún esas fechas. Por eso tomamos el promedio de {count} orden posible, el mismo para todos los planes. Un año real puede costar menos o más.',
          other:
            'Nadie conoce aún esas fechas. Por eso tomamos el promedio de {count} órdenes posibles, los mismos para todos los planes. Un año real puede costar menos o más.',
        },
        'mean-of-many-orders':
          'Nadie conoce aún esas fechas. Por eso tomamos el promedio de muchos órdenes posibles, los mismos para todos los planes. Un año real puede costar menos o más.',
        'stays-together': 'Los días en el hospital van uno tras otro.',
      },
      birth: 'Suponemos que el bebé nace en {month}.',
      birthInAnyMonth: 'Suponemos que el bebé puede nacer en cualquier mes.',
      leftOut: 'Estas estimaciones no incluyen:',
      source: 'Fuentes: {source}',
      services: 'Veces y precio de cada servicio',
    },

    services: {
      caption: 'Veces: todo su hogar. Precio: lo que usted y el plan pagan juntos.',
      service: 'Servicio',
      uses: 'Veces',
      price: 'Precio por vez',
    },

    answers: {
      close: 'Cerrar',
      cancel: 'Cancelar',
      continue: 'Continuar con sus respuestas',
      expired: 'Para cuidar su privacidad, borramos sus respuestas tras {minutes} minutos.',

      household: {
        single: 'Usted',
        singleWithBaby: 'Usted y su bebé',
        couple: 'Usted y su cónyuge',
        coupleWithBaby: 'Usted, su cónyuge y su bebé',
        withChildren: { one: 'Usted y {count} hijo(a)', other: 'Usted y {count} hijos' },
        family: { other: 'Familia de {count}' },
      },
      customScenario: 'Escenario personalizado',
      noSurcharges: 'Sin recargos ni créditos',

      summary: {
        heading: 'Sus respuestas',
        changeInStep: 'Cambiar en {step}',
        uses: '{service}: {uses}',
        costs: {
          less: '{amount} menos que antes.',
          more: '{amount} más que antes.',
          same: 'El mismo costo que antes.',
        },
        newPlan: 'El mejor plan es ahora {plan}.',
      },

      nextStep: {
        heading: 'Próximo paso',
        headingWithoutStep: 'Guarde sus resultados',
        byDeadline: '{label} a más tardar el {deadline}',
        deadlineOver: 'La fecha límite fue el {deadline}.',
        onPaper: '{label}: {address}',
        about: 'Sobre {plan}:',
        providers: 'Buscar un médico',
        drugs: 'Lista de medicamentos',
        summary: 'Resumen de beneficios',
        summaryPdf: 'Resumen de beneficios (PDF)',
      },

      currentPlan: {
        question: '¿Qué plan tiene ahora?',
        notAnswered: '¿Su plan actual?',
        now: 'Ahora: {plan}',
        other: 'Otro plan o ninguno',
        staying: {
          less: 'En un año como este, paga {amount} menos que si se queda en {plan}.',
          more: 'En un año como este, paga {amount} más que si se queda en {plan}.',
          same: 'En un año como este, paga casi lo mismo que si se queda en {plan}.',
          none: 'Usted ya tiene este plan.',
        },
      },

      actions: {
        print: 'Imprimir o guardar como PDF',
        copyLink: 'Copiar enlace',
        copied: 'Enlace copiado.',
        copyYourself: 'Su navegador no copió el enlace. Cópielo de aquí.',
        link: 'Enlace a sus resultados',
        linkContent:
          'Este enlace contiene sus respuestas sobre su salud. Envíelo solo a quien le tenga confianza.',
      },

      startOver: {
        button: 'Empezar de nuevo',
        title: '¿Empezar de nuevo?',
        effect: 'Se borrarán sus respuestas.',
      },

      link: {
        found: 'Este enlace contiene respuestas.',
        show: 'Ver estos resultados',
        changed: 'La calculadora cambió, y las respuestas de este enlace ya no sirven. Responda de nuevo.',
        unreadable: 'Este enlace está incompleto. Pídalo de nuevo o responda las preguntas.',
        dismiss: 'Descartar',
        replace: '¿Reemplazar sus respuestas?',
        replaceEffect: 'Las respuestas del enlace toman el lugar de las suyas.',
        replaceConfirm: 'Reemplazar mis respuestas',
      },
    },

    languages: {
      label: 'Idioma',
      changed: 'Idioma de la calculadora: {language}.',
      failed:
        'El idioma no cambió. Sus respuestas siguen aquí. Revise su conexión a internet y elíjalo de nuevo.',
    },

    terms: {
      PPO: 'Puede ver a cualquier médico y paga menos en la red del plan.',
      HMO: 'El plan solo paga a los médicos de su red, salvo en una emergencia.',
      HSA: 'Cuenta de ahorros para la salud, libre de impuestos. Lo que queda es suyo.',
      FSA: 'Cuenta de gastos flexibles, libre de impuestos. Lo que queda puede perderse.',
      HRA: 'Dinero de su empleador para su salud. Lo que queda es de su empleador.',
      companyMoney: 'Lo que su empleador pone en su cuenta para atención médica.',
      paycheck:
        'Lo que su empleador descuenta de cada cheque, con recargos y créditos. Si es menos de $0, su sueldo sube.',
      paychecks: 'Lo que su empleador descuenta de su sueldo en el año, con recargos y créditos.',
      yearsLikeThis: 'Probamos muchos años parecidos: unos con más atención médica y otros con menos.',
      deductible: 'Lo que usted paga por atención médica antes de que pague el plan.',
      copay: 'Un precio fijo que usted paga por cada servicio.',
      coinsurance: 'La parte del precio que usted paga después del deducible.',
      maximum: 'Lo máximo que usted paga por atención médica cubierta en un año.',
      maximumWithoutCopays:
        'Lo máximo que usted paga por atención médica cubierta en un año. Los copagos no cuentan y siguen después.',
      worstCase:
        'Lo máximo que puede costarle un año con estas respuestas: cheques de pago y atención médica, menos el dinero de su empleador.',
    },
  },

  sections: {
    comparison: {
      heading: 'Los planes lado a lado',
      amounts: {
        likelyYear: 'Un año probable',
        afterTaxes: 'Con el ahorro de impuestos',
        paycheck: {
          one: 'De {count} cheque',
          many: 'De cada uno de {count} cheques',
          other: 'De cada uno de {count} cheques',
        },
        paychecks: 'De sus cheques de pago',
        worstCase: 'Peor caso',
        companyMoney: 'Del empleador',
        deductible: 'Deducible',
        familyDeductible: 'Deducible familiar',
      },
      usedOfCompanyMoney: '{used} de {full}',
      beforeAndAfterBirth: '{before}, y {after} desde el parto',
      afterTaxes: 'Con el ahorro de impuestos, {plan} es el que menos cuesta.',
      lowest: 'Estimación más baja',
      dominated: 'Nunca cuesta menos que {other}',
      difference: {
        more: '+{amount}',
        less: '−{amount}',
        same: 'casi lo mismo',
      },
      differenceInWords: {
        more: '{amount} más que {plan}',
        less: '{amount} menos que {plan}',
        same: 'casi lo mismo que {plan}',
      },
      legend: {
        paychecks: 'De sus cheques de pago',
        care: 'Atención médica, menos el dinero de su empleador',
        credit: 'Más de lo que paga',
        worst: 'Peor caso',
      },

      compareTwo: 'Comparar dos planes',
      firstPlan: 'Primer plan',
      secondPlan: 'Segundo plan',
      samePlan: 'Elija dos planes diferentes.',
      noDifference: 'Estos planes tienen los mismos costos y condiciones.',
      differences: {
        one: '{count} diferencia entre {first} y {second}.',
        other: '{count} diferencias entre {first} y {second}.',
      },
      differencesCaption: 'Solo las diferencias. Los montos son de un año.',
      term: 'Monto o condición',
      valueNames: {
        totalCost: 'Costo estimado',
        worstCase: 'Peor caso',
        paychecks: 'De sus cheques de pago, con recargos y créditos',
        paycheck: 'Cada cheque',
        care: 'Por atención médica',
        largestBill: 'Factura más alta',
        company: 'Dinero de su empleador en esta estimación',
        contribution: 'Dinero de su empleador en la cuenta',
        match: 'Dinero de su empleador además de sus ahorros',
        coinsurance: 'Su parte habitual después del deducible',
        otherProviders: 'Atención supuesta con otros proveedores',
      },
      limitNames: {
        deductible: {
          single: 'Deducible',
          person: 'Deducible, por persona',
          family: 'Deducible, por familia',
        },
        drugDeductible: {
          single: 'Deducible de medicamentos',
          person: 'Deducible de medicamentos, por persona',
          family: 'Deducible de medicamentos, por familia',
        },
        maximum: {
          single: 'Gasto máximo de bolsillo',
          person: 'Gasto máximo de bolsillo, por persona',
          family: 'Gasto máximo de bolsillo, por familia',
        },
        drugMaximum: {
          single: 'Máximo de medicamentos',
          person: 'Máximo de medicamentos, por persona',
          family: 'Máximo de medicamentos, por familia',
        },
      },
      values: {
        none: 'Ninguno',
        match: '{percentage}, hasta {maximum}',
        shared: '{amount}, incluso para una sola persona',
      },
    },

    years: {
      scenarios: {
        heading: 'Si el año resulta diferente',
        choose: 'Elija {plan} si espera {years}.',
        costsLeast: '{plan} cuesta menos en {years}.',
        alwaysCheapest: '{plan} cuesta menos en cada uno de estos años.',
        quoted: '“{year}”',
        caption: 'El costo de cada plan en cada escenario',
        scenario: 'Escenario',
        custom: 'Su escenario personalizado',
        chosen: 'su elección',
        cheapest: 'menor costo',
        withBaby: 'con su bebé en el plan',
        leavesOut: { child: 'sin cobertura para un(a) hijo(a)', spouse: 'sin cobertura para su cónyuge' },
      },

      care: {
        heading: 'Más o menos atención médica',
        lead: 'Lo que pagaría con más o menos atención médica del mismo tipo. La línea más baja es la opción más económica.',
        cheapest: {
          below: 'Hasta unos {to} de atención médica, {plan} es la opción más económica.',
          between: 'Entre unos {from} y {to} de atención médica, {plan} es la opción más económica.',
          above: 'A partir de unos {from} de atención médica, {plan} es la opción más económica.',
          always: '{plan} es la opción más económica con cualquier monto.',
        },
        nearlyCheapest: {
          below: 'Hasta unos {to} de atención médica, {plan} es la opción más económica o casi.',
          between: 'Entre unos {from} y {to} de atención médica, {plan} es la opción más económica o casi.',
          above: 'A partir de unos {from} de atención médica, {plan} es la opción más económica o casi.',
          always: '{plan} es la opción más económica o casi con cualquier monto.',
        },
        otherKinds:
          'Con otros tipos de atención médica, como en algunos escenarios, otro plan puede costar menos.',
        notCovered:
          'Con más atención médica, un año puede costar más que el peor caso, por ejemplo porque un plan no la cubre.',
        chart:
          'Gráfico de líneas: lo que le cuesta cada plan en un año, según el precio completo de su atención médica',
        cost: 'Lo que le cuesta un año',
        ownYear: 'Su año: {care} de atención médica',
        ownYearShort: 'Su año',
        slider: 'Atención médica del año, a precio completo',
        atOwnYear: 'Con {care} de atención médica, como en su año:',
        at: 'Con {care} de atención médica:',
        position: '{care} de atención médica. La opción más económica es {plan}: {cost}.',
        positionOfOwnYear:
          '{care} de atención médica, como en su año. La opción más económica es {plan}: {cost}.',
        table: 'Ver el gráfico como tabla',
        tableCaption: 'El costo de cada plan según el precio completo de su atención médica',
        care: 'Atención médica',
        own: 'su año',
      },
    },

    why: {
      heading: 'Por qué {amount} en gastos médicos',
      fullPrice: 'El precio completo de su atención médica es de {price}. Con {plan}, usted paga {amount}.',
      free: 'El precio completo de su atención médica es de {price}. Con {plan}, usted no paga nada.',
      steps: {
        noDeductible: 'Este plan no tiene {deductible}.',
        nothingDeductible: 'Nada de esta atención médica cuenta para su {deductible} de {limit}.',
        firstDollars: {
          person: 'Usted paga los primeros {amount}: su {deductible}.',
          family: 'Usted paga los primeros {amount}: su {deductible} familiar.',
        },
        wholeDeductible: {
          person: 'Usted paga todo su {deductible}: {amount}.',
          family: 'Usted paga todo su {deductible} familiar: {amount}.',
        },
        belowDeductible: {
          person: 'Usted paga {amount} por su cuenta. No llega a su {deductible} de {limit}.',
          family: 'Usted paga {amount} por su cuenta. No llega a su {deductible} familiar de {limit}.',
        },
        partOfDeductible: {
          person: 'Usted paga {amount} de su {deductible} de {limit}.',
          family: 'Usted paga unos {amount} de su {deductible} familiar de {limit}.',
        },
        partOfDeductibles:
          'Usted paga unos {amount} de su {deductible}. Es de {personLimit} por persona y de {limit} por familia.',
        drugDeductible: {
          person:
            'Usted paga {amount} de su {deductible}. Es de {limit} para atención médica y de {drugLimit} para medicamentos.',
          family:
            'Usted paga unos {amount} de su {deductible} familiar. Es de {limit} para atención médica y de {drugLimit} para medicamentos.',
        },
        drugDeductiblePerPerson:
          'Usted paga unos {amount} de su {deductible}. Es de {limit} para la atención médica de la familia y de {drugLimit} para los medicamentos de cada persona.',
        deductibles: 'Usted paga {amount} de su {deductible}.',
        coinsurance: 'Usted paga el {percentage} ({amount}) y el plan paga el resto.',
        laterCoinsurance: 'Después, usted paga el {percentage} ({amount}) y el plan paga el resto.',
        usualCoinsurance: 'Por lo general, usted paga el {percentage} ({amount}).',
        laterUsualCoinsurance: 'Después, por lo general, usted paga el {percentage} ({amount}).',
        otherCoinsurance: 'Usted paga una parte del precio de algunos servicios: {amount}.',
        copays: 'Usted paga {amount} en {copays}.',
        notCovered: 'Usted paga {amount} por atención médica que este plan no cubre.',
        freeCare: '{amount} de esta atención médica no le cuestan nada.',
        freeFirstUses: {
          person: {
            one: 'Eso incluye {amount} de su primer uso de {service} en el año.',
            other: 'Eso incluye {amount} de sus primeras {count} veces de {service} en el año.',
          },
          family: {
            one: 'Eso incluye {amount} del primer uso de {service} de cada persona en el año.',
            other:
              'Eso incluye {amount} de las primeras {count} veces de {service} de cada persona en el año.',
          },
        },
        belowMaximum: 'Su {maximum} es de {limit}. Usted queda {amount} por debajo.',
        drugMaximum: 'Su {maximum} es de {limit} para atención médica y de {drugLimit} para medicamentos.',
        savedByDrugMaximum:
          'Su {maximum} le ahorra unos {amount}. Es de {limit} para atención médica y de {drugLimit} para medicamentos.',
        reachedMaximum: 'Usted llega a su {maximum} de {limit}. Le ahorra {amount}.',
        savedByMaximum: 'Su {maximum} le ahorra unos {amount}.',
        savedByMaximums:
          'Su {maximum} le ahorra unos {amount}. Es de {personLimit} por persona y de {limit} por familia.',
        companyMoney: 'El dinero de su empleador paga {amount} de esto.',
        companyMoneyLeft: 'Usted recibe {limit} de dinero de su empleador: {amount} pagan esto.',
      },
      shares: {
        deductible: 'Deducible',
        copay: 'Copagos',
        coinsurance: 'Coseguro',
        notCovered: 'Sin cobertura',
        planPays: 'Paga el plan',
        savedByMaximum: 'Ahorro por el máximo',
      },
      total: 'Precio completo',
      words: { deductible: 'deducible', copays: 'copagos', maximum: 'gasto máximo de bolsillo' },
      details: 'Ver cada servicio',
    },

    bills: {
      heading: '¿Podría pagar las facturas?',
      largest: {
        atBirth: 'Espere una factura de unos {amount}, por el parto.',
        serviceInMonth: 'Espere una factura de unos {amount}, en {month}: {service}.',
        inMonth: 'Espere una factura de unos {amount}, en {month}.',
        service: 'Un año como este puede traer una factura de unos {amount}: {service}.',
        alone: 'Un año como este puede traer una factura de unos {amount}.',
      },
      companyMoney: {
        all: 'El dinero de su empleador puede pagarla.',
        part: 'El dinero de su empleador puede pagar {amount}.',
      },
      setAside: 'Aparte unos {amount} al mes para su atención médica.',
      months: {
        averages: 'En promedio, sus facturas llegan así.',
        early: 'En promedio, la mayoría llega antes del fin de {month}.',
      },
    },

    account: {
      heading: 'Cuentas e impuestos',

      companyMoney: {
        paid: 'Su empleador aporta {full} a su {account}.',
        account: 'cuenta',
        kept: 'Este año usa {used} y se queda con {remaining}.',
        left: 'Este año usa {used}. Puede perder los otros {remaining}.',
        allUsed: 'Usted lo usaría todo en el año.',
        allKept: 'Se queda con todo.',
        allLeft: 'Este año no usa nada. Puede perder ese dinero.',
        installments: 'Llega en {months}.',
      },

      tax: {
        plan: 'La mayoría paga su plan con dinero antes de impuestos.',
        planAndAccount: 'La mayoría paga su plan y su {account} con dinero antes de impuestos.',
        saved: 'Con {plan} ahorra unos {amount} en impuestos.',
        none: 'Con {plan} no paga menos impuestos.',
        needsPay: 'Escriba los sueldos del hogar para ver lo que ahorra en impuestos.',
        needsCorrection: 'Revise los montos que escribió para ver lo que ahorra en impuestos.',
        count: 'Contar el ahorro en impuestos',
        countHint: 'La comparación de los planes muestra también el costo con el ahorro de impuestos.',
        caption: 'Impuestos que ahorra',
        federal: 'Impuesto federal sobre el ingreso',
        payroll: 'Seguro Social y Medicare',
        state: 'Impuesto estatal sobre el ingreso',
        total: 'En total',
        note: 'Esto no es un consejo sobre impuestos. Cuenta lo que paga de su sueldo por el plan y la cuenta, pero no los recargos. Usa las tasas de impuestos de {year}. Los créditos pueden bajar el ahorro.',
        ofContribution: 'Si aporta {contribution}, ahorra {amount} en impuestos.',
        turnOn: 'Active “{switch}” para ver lo que esto ahorra en impuestos.',
      },

      filingStatus: 'Cómo declara sus impuestos',
      filingStatuses: {
        single: 'Soltero(a)',
        joint: 'Casado(a) que presenta una declaración conjunta',
        headOfHousehold: 'Cabeza de familia',
      },
      income: 'Sueldos del hogar al año, antes de impuestos',
      ownPay: 'Su propia parte',
      ownPayHint:
        'Deje este campo vacío si todo es suyo. El Seguro Social se cobra hasta {amount} del sueldo de una persona en {year}.',
      statePercentage: 'Impuesto estatal sobre el ingreso, en porcentaje',
      stateHint:
        'Deje este campo vacío si su estado no cobra este impuesto. Haga lo mismo en California y Nueva Jersey, que pueden cobrarlo sobre este dinero.',
      enterAmount: 'Escriba un monto de $0 a {highest}.',
      enterPercentage: 'Escriba un porcentaje de 0 a {highest}.',

      ownSavings: 'Si ahorra en su {account}',
      ownSavingsWith: 'Si ahorra en la {account} de {plan}',
      onlyCompany: 'Cómo funciona su {account}',
      contribution: 'Lo que aporta a su {account} en {planYear}',
      perPaycheck: {
        one: '{amount} de {count} cheque de pago.',
        other: '{amount} de cada uno de los {count} cheques de pago.',
      },
      limit: 'El límite completo es {total}. Su empleador aporta {company} y usted puede aportar {own}.',
      catchUp: { other: 'Tengo {count} años o más' },

      balance: {
        caption: 'Su {account} en {planYear}',
        companyMoney: 'Dinero de su empleador',
        matched: 'Lo que agrega su empleador',
        contribution: 'De usted',
        used: 'Para la atención médica de este año',
        needsCorrection: 'Revise lo que aporta para ver lo que queda.',
        remaining: 'Lo que queda al final del año',
        outlook: {
          HSA: 'Usted conserva lo que queda.',
          FSA: 'Puede perder lo que queda. Algunos empleadores le dejan usar hasta {carryOver} (en {year}) el año siguiente.',
          HRA: 'Lo que queda es de su empleador. Pregunte si lo puede usar el año que viene.',
          other: 'Pregunte a su empleador qué pasa con lo que queda.',
        },
        uncovered: 'La cuenta no cubre {amount} de la atención médica de este año.',
        uncountedMatch: 'Los resultados de arriba no cuentan lo que agrega su empleador.',
        noLimit: 'No sabemos cuánto puede aportar a su {account} en {planYear}.',
      },
    },
  },
}
